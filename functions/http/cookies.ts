import { signedInCookieName } from '@nusa/shared/account'
import type { SessionToken } from '../ports/accounts.ts'

/**
 * Returns the cookie's name. With the `__Host-` prefix (HTTPS only) browsers accept the cookie only from this host, so
 * no other subdomain can set it.
 */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-nusa-session' : 'nusa-session'
}

/** Returns the session token from a request's cookies; null without a session cookie. */
export function readSessionCookie(request: Request, siteUrl: string): string | null {
  const name = sessionCookieName(siteUrl)
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value = ''] = pair.split('=', 2)
    if (key?.trim() === name && /^[\w.-]{1,4000}$/.test(value.trim())) return value.trim()
  }
  return null
}

/**
 * Returns the `Set-Cookie` values that start a session, or that end it if `session` is null. The first cookie is not
 * readable by scripts and not sent by other sites. The second one only shows scripts that a session exists, in case a
 * page has lost its own record of the session.
 */
export function sessionCookies(session: SessionToken | null, siteUrl: string): [string, string] {
  const expiryAttribute = session ? `; Expires=${session.cookieExpiresAt.toUTCString()}` : '; Max-Age=0'
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return [
    `${sessionCookieName(siteUrl)}=${session?.token ?? ''}${expiryAttribute}; Path=/; HttpOnly; SameSite=Lax${secure}`,
    `${signedInCookieName}=${session ? '1' : ''}${expiryAttribute}; Path=/; SameSite=Lax${secure}`,
  ]
}
