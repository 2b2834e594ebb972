const name = 'nusa-session'

/** The session's token in a request's cookies, or null. */
export function readSessionCookie(request: Request): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value = ''] = pair.split('=', 2)
    if (key?.trim() === name && /^[\w.-]{1,4000}$/.test(value.trim())) return value.trim()
  }
  return null
}

/** The `Set-Cookie` of a session; without one, of its end. Scripts can't read it, other sites can't send it along. */
export function sessionCookie(session: { token: string; expiresAt: Date } | null, siteUrl: string): string {
  const value = session ? `${name}=${session.token}; Expires=${session.expiresAt.toUTCString()}` : `${name}=; Max-Age=0`
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${value}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
