import { describe, expect, it } from 'vitest'
import { homeOf, invitation, spokenHome, watching } from './links'

const room = { table: 'abc' }

describe('links', () => {
  it('begin where the server says that it is found, else where the page is', () => {
    expect(homeOf({ public_url: 'https://play.example/igroteka' })).toBe('https://play.example/igroteka/')
    expect(homeOf({ public_url: '' })).toBe(location.origin + location.pathname)
  })
  it('invite by a real path, with the secret where no server sees it', () => {
    const link = new URL(invitation('https://play.example/', room, 'secret', 'en'))
    expect([link.pathname, link.search, link.hash]).toEqual(['/t/abc', '?lang=en', '#secret'])
    expect(invitation('https://play.example/', room, 'secret', 'ru')).toBe('https://play.example/t/abc#secret')
    expect(watching('https://play.example/', room, 'w')).toBe('https://play.example/#/watch/abc/w')
  })
  it('are said without what nobody types', () => {
    expect(spokenHome('https://play.example/')).toBe('play.example')
  })
})
