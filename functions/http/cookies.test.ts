import { describe, expect, test } from 'vitest'
import { createSessionCookies, readSessionCookie } from './cookies.ts'

const [productionUrl, localUrl] = ['https://nusa.example', 'http://localhost:4321']
const session = { token: 'abc.DEF-1_2', cookieExpiresAt: new Date('2026-11-22T08:00:00Z') }
const requestWithCookie = (cookie?: string) =>
  new Request(productionUrl, cookie === undefined ? {} : { headers: { cookie } })

describe('the session cookie', () => {
  test('is bound to the host on an HTTPS site', () => {
    expect(createSessionCookies(session, productionUrl)[0]).toBe(
      '__Host-nusa-session=abc.DEF-1_2; Expires=Sun, 22 Nov 2026 08:00:00 GMT; Path=/; HttpOnly; SameSite=Lax; Secure',
    )
    expect(createSessionCookies(null, productionUrl)[0]).toBe(
      '__Host-nusa-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    )
    expect(readSessionCookie(requestWithCookie('a=1; __Host-nusa-session=abc.DEF-1_2'), productionUrl)).toBe(
      'abc.DEF-1_2',
    )
  })

  test('is ignored without the prefix __Host-, because another subdomain could have set the cookie', () => {
    expect(readSessionCookie(requestWithCookie('nusa-session=planted; nusa-session=twice'), productionUrl)).toBeNull()
  })

  test("has no prefix and needs no HTTPS on a developer's machine", () => {
    expect(createSessionCookies(session, localUrl)[0]).not.toMatch(/Secure|__Host-/)
    expect(readSessionCookie(requestWithCookie('nusa-session=abc'), localUrl)).toBe('abc')
  })

  test('is sent with a second cookie, which scripts can read and which contains no part of the token', () => {
    expect(createSessionCookies(session, productionUrl)[1]).toBe(
      'nusa-signed-in=1; Expires=Sun, 22 Nov 2026 08:00:00 GMT; Path=/; SameSite=Lax; Secure',
    )
    expect(createSessionCookies(null, productionUrl)[1]).toBe(
      'nusa-signed-in=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    )
  })

  test.each([
    undefined,
    '',
    'nusa-session',
    '__Host-nusa-session=',
    '__Host-nusa-session=a b',
    '__Host-nusa-session=<x>',
  ])('is ignored if the Cookie header is %j', (cookie) => {
    expect(readSessionCookie(requestWithCookie(cookie), productionUrl)).toBeNull()
  })
})
