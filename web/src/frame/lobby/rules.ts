// The rules in force in one sentence: what is agreed for the table, and every setting that is not as in the box.
import { HALF_A_DAY, timeText } from '../../lib/days'
import type { GameInfo, Room, SettingInfo } from '../../lib/protocol'
import type { Words } from '../../lib/words'

type Value = Room['settings'][string]

/** So many parts of a list are named. */
const NAMED = 3

export interface InForce {
  sentence: string
  /** Everything that is not named is as in the box. */
  boxed: boolean
}

export function inForce(info: GameInfo, room: Room, words: Words): InForce {
  const differing = info.settings.filter((setting) => !same(valueOf(room, setting), setting.default))
  const preset = Object.keys(info.presets).find((id) => differing.length > 0 && isPreset(info, room, id))
  const rules = preset
    ? [words.say('rules-preset', {}, { name: words.say(`preset-${preset}`) })]
    : differing.map((setting) => told(setting, valueOf(room, setting), words))
  const parts = [...atTable(info, room, words), ...rules]
  return { sentence: parts.join(', '), boxed: differing.length === 0 }
}

/** Seats, clock, hints, the pack of the server. */
function atTable(info: GameInfo, room: Room, words: Words): string[] {
  const { move = 0, bank = 0 } = room.clock
  const clock =
    move >= HALF_A_DAY
      ? words.say('new-clock-days', { time: timeText(move, words) })
      : move
        ? words.say(bank ? 'rules-clock-bank' : 'rules-clock', { seconds: move, minutes: Math.round(bank / 60) })
        : words.say('rules-clock-none')
  const isTimed = 'untimed' in info.presets
  return [
    words.say('rules-seats', { seats: room.players }),
    ...(isTimed && !move ? [] : [clock]),
    words.say(room.hints ? 'rules-hints' : 'rules-hints-none'),
    ...(room.pack ? [words.say('rules-pack')] : []),
  ]
}

function told(setting: SettingInfo, value: Value, words: Words): string {
  const title = words.say(`setting-${setting.name}`)
  const name = title.charAt(0).toLocaleLowerCase(words.lang) + title.slice(1)
  if (value === true) return name
  if (value === false) return words.say('rules-without', {}, { what: name })
  const named = (each: string | number) => words.settingValue(setting.name, each)
  if (!Array.isArray(value)) return `${name}: ${named(value)}`
  const more = value.length - NAMED
  const list = value.slice(0, NAMED).map(named).join('; ')
  return `${name}: ${list}${more > 0 ? ` ${words.say('rules-more', { count: more })}` : ''}`
}

function isPreset(info: GameInfo, room: Room, id: string): boolean {
  return info.settings.every((setting) =>
    same(valueOf(room, setting), info.presets[id]?.[setting.name] ?? setting.default),
  )
}
const valueOf = (room: Room, setting: SettingInfo): Value => room.settings[setting.name] ?? setting.default
const same = (a: Value, b: Value): boolean => String(a) === String(b)
