import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Line, line } from '../line.fixture'
import type { Welcome } from '../protocol'
import { Whereabouts } from '../whereabouts'
import { Connection } from './connection.svelte'

let lost = 0
let heard: string[] = []
const opened = () => {
  const connection = new Connection(new Whereabouts('http://here:1/', 't'), {
    hello: () => ({ type: 'hello', table: 't' }) as never,
    receive: (message) => heard.push(message.type),
    lost: () => lost++,
  })
  connection.open()
  line().onopen?.()
  return connection
}
const welcome = (silence = 0) => ({ silence, others: [] as string[] }) as Welcome

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  Line.all = []
  lost = 0
  heard = []
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('says hello first, and gives each reply to what it answers', async () => {
  const connection = opened()
  connection.welcome(welcome())
  const [one, two] = [connection.send({ type: 'ready' } as never), connection.send({ type: 'undo' } as never)]
  expect(line().sent).toEqual([
    { type: 'hello', table: 't' },
    { type: 'ready', id: 1 },
    { type: 'undo', id: 2 },
  ])
  connection.settle(2, null)
  expect((await two).fault).toBeNull()
  line().close()
  expect((await one).fault?.code).toBe('not_now')
  expect((await connection.send({ type: 'ready' } as never)).fault?.code).toBe('not_now')
})

it('comes back after a loss, later and later, and starts anew once it is welcome', () => {
  const connection = opened()
  connection.welcome(welcome())
  line().close()
  expect([connection.state, lost]).toEqual(['lost', 1])
  vi.advanceTimersByTime(250)
  expect(Line.all).toHaveLength(2)
  line().close()
  vi.advanceTimersByTime(499)
  expect(Line.all).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(Line.all).toHaveLength(3)
  connection.welcome(welcome())
  expect(connection.state).toBe('open')
})

it('a server that is silent for too long is lost, though the socket is open', () => {
  const connection = opened()
  connection.welcome(welcome(3000))
  line().says({ type: 'pong' })
  vi.advanceTimersByTime(2900)
  line().says({ type: 'pong' })
  vi.advanceTimersByTime(2900)
  expect([connection.state, heard]).toEqual(['open', ['pong', 'pong']])
  vi.advanceTimersByTime(200)
  expect(connection.state).toBe('lost')
})

it.each(['kicked', 'left', 'deleted'])('does not come back after the farewell «%s»', (why) => {
  const connection = opened()
  connection.welcome(welcome())
  connection.dismissed(why, '')
  line().close()
  vi.advanceTimersByTime(60_000)
  expect([connection.state, connection.bye, Line.all.length]).toEqual(['closed', why, 1])
})

it('goes at once where the server says that the table is', () => {
  const connection = opened()
  connection.welcome(welcome())
  connection.dismissed('moved', 'http://there:2/')
  line().close()
  vi.advanceTimersByTime(0)
  expect(line().address.host).toBe('there:2')
})

it('tries at once when it is asked to, and remembers why it was lost until it is welcome', () => {
  const connection = opened()
  connection.welcome(welcome())
  connection.retry()
  expect(Line.all).toHaveLength(1)
  connection.dismissed('stopping', '')
  line().close()
  connection.retry()
  expect(Line.all).toHaveLength(2)
  expect([connection.state, connection.bye]).toEqual(['lost', 'stopping'])
  vi.advanceTimersByTime(250)
  expect(Line.all).toHaveLength(2)
  line().onopen?.()
  connection.welcome(welcome())
  expect([connection.state, connection.bye]).toEqual(['open', ''])
})
