import { describe, expect, it } from 'vitest'
import { Whereabouts } from './whereabouts'

const HOME = 'https://play.example.org/games/#/table/t'

describe('the whereabouts of a table', () => {
  it('are the address of the page as long as nothing else is known', () => {
    const where = new Whereabouts(HOME, 't')
    expect(where.socket.href).toBe('wss://play.example.org/games/ws?table=t')
    where.lost()
    expect(where.socket.href).toBe('wss://play.example.org/games/ws?table=t')
  })

  it('are where the server says, then every other process in turn', () => {
    const where = new Whereabouts('http://10.0.0.1:8777/', 't')
    where.named('http://10.0.0.2:8777/')
    expect(where.socket.href).toBe('ws://10.0.0.2:8777/ws?table=t')
    where.found(['http://10.0.0.1:8777/', 'http://10.0.0.3:8777/'])
    const tried = [0, 1, 2, 3].map(() => {
      const { host } = where.socket
      where.lost()
      return host
    })
    expect(tried).toEqual(['10.0.0.2:8777', '10.0.0.1:8777', '10.0.0.3:8777', '10.0.0.2:8777'])
  })

  it('keep what an address behind a router carries', () => {
    const where = new Whereabouts(HOME, 't')
    where.named('https://play.example.org/games/?process=p2')
    expect(where.socket.href).toBe('wss://play.example.org/games/ws?process=p2&table=t')
  })
})
