// A passkey keeps the person's key: made here, it makes another browser the same person.
import { api } from './api'
import { becomeMe, keepTables } from './me'
import { prefs } from './prefs.svelte'
import type { ServerInfo } from './protocol'

/** Why there can be no passkey here; '' if there can. */
export type Obstacle = '' | 'http' | 'name' | 'server' | 'browser'
/** What it depends on. */
export interface Means {
  secure: boolean
  host: string
  reads: boolean
}

export function obstacle(server: Pick<ServerInfo, 'passkeys'>, means: Means): Obstacle {
  if (!means.secure) return 'http'
  if (/^[\d.]+$|^\[/.test(means.host)) return 'name'
  if (!server.passkeys) return 'server'
  return means.reads ? '' : 'browser'
}

export const meansHere = (): Means => ({
  secure: isSecureContext,
  host: location.hostname,
  reads: 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential,
})

/** False if the person has thought better of it. */
export async function make(): Promise<boolean> {
  await api.beginMe(prefs.name || prefs.words.say('somebody'))
  const { options } = await api.beginPasskey()
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = await chosen(navigator.credentials.create({ publicKey }))
  if (made) await api.keepPasskey(JSON.stringify(made.toJSON()))
  return made !== null
}

/** This browser is theirs too from now on, whose passkey is chosen. */
export async function use(): Promise<boolean> {
  const { options } = await api.askPasskey()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
  )
  const used = await chosen(navigator.credentials.get({ publicKey }))
  if (!used) return false
  const found = await api.redeemPasskey(JSON.stringify(used.toJSON()))
  becomeMe(found)
  prefs.set({ name: found.name })
  keepTables((await api.me()).tables, found.key)
  return true
}

/** Browsers tell nobody whether a person has none, or does not want to. */
async function chosen(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'InvalidStateError'))
      return null
    throw error
  }
}
