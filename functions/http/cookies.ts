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

/** The `Set-Cookie` of a session; without one, of its end. Scripts can't read it, other sites can't send it along. */
export function sessionCookie(session: SessionToken | null, siteUrl: string): string {
  const name = sessionCookieName(siteUrl)
  const value = session ? `${name}=${session.token}; Expires=${session.keptUntil.toUTCString()}` : `${name}=; Max-Age=0`
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${value}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
