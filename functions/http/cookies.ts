import { signedInCookieName } from '@nusa/shared/account'
import type { SessionToken } from '../ports/accounts.ts'

/**
 * Browsers accept a cookie with the prefix `__Host-` only from this host, so no other subdomain can set it. The prefix
 * requires HTTPS.
 */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-nusa-session' : 'nusa-session'
}

const sessionTokenPattern = /^[\w.-]{1,4000}$/

export function readSessionCookie(request: Request, siteUrl: string): string | null {
  const name = sessionCookieName(siteUrl)
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key = '', value = ''] = pair.split('=', 2).map((text) => text.trim())
    if (key === name && sessionTokenPattern.test(value)) return value
  }
  return null
}

/**
 * Returns the `Set-Cookie` headers of two cookies. If `session` is null, the headers delete both cookies. The first
 * cookie contains the session token, which scripts cannot read. The second cookie shows only that a session exists.
 * Scripts read the second cookie if the browser's local copy of the session is missing.
 */
export function createSessionCookies(session: SessionToken | null, siteUrl: string): [string, string] {
  const expiryAttribute = session ? `; Expires=${session.cookieExpiresAt.toUTCString()}` : '; Max-Age=0'
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return [
    `${sessionCookieName(siteUrl)}=${session?.token ?? ''}${expiryAttribute}; Path=/; HttpOnly; SameSite=Lax${secure}`,
    `${signedInCookieName}=${session ? '1' : ''}${expiryAttribute}; Path=/; SameSite=Lax${secure}`,
  ]
}
