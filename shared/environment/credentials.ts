/**
 * The end of an error message that begins with the name of a variable. It says how to write user name and password. The
 * message never contains the value of the variable.
 */
export const unescapedCredentialsMessage =
  'has a /, ? or # in the user name or the password: write / as %2F, ? as %3F, # as %23, and also @ as %40 and % as %25'

/**
 * Returns whether a URL has a user name or password with a `/`, `?` or `#` that is not escaped. A URL's authority
 * (user, password and server) ends at these characters. A part of the password would be taken for the name of the
 * server, and the rest for the path. An unescaped `@` is accepted, because only the last `@` in the authority ends the
 * password.
 */
export function hasUnescapedCredentials(url: string): boolean {
  const [, authority = '', rest = ''] = /^\w+:\/\/([^/?#]*)(.*)$/s.exec(url) ?? []
  if (!rest.includes('@')) return false
  // A query such as `?user=office@shop.example` may contain an @ if a valid authority comes before it.
  const isQuery = rest.startsWith('?') || /^\/[^@]*\?/.test(rest)
  return !isQuery || (authority.includes(':') && !authority.includes('@') && !URL.canParse(url))
}
