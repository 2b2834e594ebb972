import { sessionMark } from '@nusa/shared/session'
import type { SessionToken } from '../ports/accounts.ts'

/** On a site of HTTPS browsers take a cookie of this name only from that very host: no other part of the domain can plant one. */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-nusa-session' : 'nusa-session'
}

/** The session's token in a request's cookies, or null. */
export function readSessionCookie(request: Request, siteUrl: string): string | null {
  const name = sessionCookieName(siteUrl)
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value = ''] = pair.split('=', 2)
    if (key?.trim() === name && /^[\w.-]{1,4000}$/.test(value.trim())) return value.trim()
  }
  return null
}

/**
 * The `Set-Cookie` values of a session, or of its end when there is none. Scripts can't read the first cookie, and other sites
 * can't send it. The second one only says that there is a session, so that a page whose own record is lost knows to ask.
 */
export function sessionCookies(session: SessionToken | null, siteUrl: string): [string, string] {
  const lifetime = session ? `; Expires=${session.keptUntil.toUTCString()}` : '; Max-Age=0'
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return [
    `${sessionCookieName(siteUrl)}=${session?.token ?? ''}${lifetime}; Path=/; HttpOnly; SameSite=Lax${secure}`,
    `${sessionMark}=${session ? '1' : ''}${lifetime}; Path=/; SameSite=Lax${secure}`,
  ]
}
