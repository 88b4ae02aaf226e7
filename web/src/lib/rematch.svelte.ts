// From a game that is over to the next one with the same people: anybody with a seat may ask, and when all who are here want
// it, it begins, and this page goes along.
import type { ClientMsg, MemberInfo, NextTable } from './protocol'
import { router } from './route.svelte'
import { keepTicket, ticket } from './stored'
import type { Table } from './table.svelte'

type Told = Pick<Table, 'id' | 'member' | 'room' | 'send' | 'fault' | 'now'>

export class Rematch {
  readonly #table: () => Told
  #now = $state(0)
  /** This page has said that it wants another game: it goes there by itself. */
  #wants = $state(false)

  /** To be made while a component is. */
  constructor(table: () => Told) {
    this.#table = table
    $effect(() => {
      const { again, next } = this.#room ?? {}
      if (again) this.#wants = again.ready.includes(this.#member ?? -1)
      if (next?.begins && this.#wants) this.follow()
    })
    $effect(() => {
      if (!this.begins) return
      const ticking = setInterval(() => (this.#now = this.#table().now), 200)
      return () => clearInterval(ticking)
    })
  }

  get #room() {
    return this.#table().room
  }
  get #member() {
    return this.#table().member
  }

  /** Where the next game is played already, or people gather for it. */
  get next(): NextTable | null {
    return this.#room?.next ?? null
  }
  /** Who has laid the next table, or has asked for another game first. */
  get caller(): MemberInfo | null {
    const by = this.next?.by ?? this.#room?.again?.by
    return this.#room?.members.find(({ id }) => id === by) ?? null
  }
  get isMine(): boolean {
    return this.caller?.id === this.#member
  }
  /** This page has a seat, and may ask. */
  get mayAsk(): boolean {
    return (
      this.#room?.stage === 'finished' && this.#room.seats.some(({ owner }) => owner !== null && owner === this.#member)
    )
  }
  get wants(): boolean {
    return this.#room?.again?.ready.includes(this.#member ?? -1) ?? false
  }
  /** Who has a seat and is here, each with whether they want another game. */
  get people(): { member: MemberInfo; ready: boolean }[] {
    const seated = new Set(this.#room?.seats.map(({ owner }) => owner))
    const ready = this.#room?.again?.ready ?? []
    return (this.#room?.members ?? [])
      .filter(({ id, connected }) => seated.has(id) && connected)
      .map((member) => ({ member, ready: ready.includes(member.id) }))
  }
  /** Everybody wants it: the next game begins. */
  get begins(): boolean {
    return (this.#room?.again?.at ?? -1) >= 0
  }
  get seconds(): number {
    return Math.max(0, Math.ceil(((this.#room?.again?.at ?? 0) - (this.#now || this.#table().now)) / 1000))
  }

  /** Ask for another game, or agree. */
  call(): Promise<void> {
    return this.#say({ type: 'again', yes: true })
  }
  /** Not yet, or not at all. */
  stop(): Promise<void> {
    return this.#say({ type: 'again', yes: false })
  }
  /** Lay the table anew, for other people or other rules; whoever has just done so is joined. */
  async gather(): Promise<void> {
    await this.#say({ type: 'rematch' })
    if (!this.#table().fault) this.follow()
  }
  /** Go along: a member with the key that they have, a spectator by the link to watch. */
  follow(): void {
    if (this.next) follow(this.next, this.#table())
  }

  async #say(message: ClientMsg): Promise<void> {
    const table = this.#table()
    table.fault = (await table.send(message)).fault
  }
}

export function follow(next: NextTable, { id, member }: Pick<Table, 'id' | 'member'>): void {
  const mine = ticket(id)
  if (member === null) router.go(`/watch/${next.table}/${next.watch}`)
  else if (mine) {
    keepTicket({ ...mine, table: next.table })
    router.go(`/table/${next.table}`)
  }
}
