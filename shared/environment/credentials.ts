/** Added to the name of a variable: how to write its user name and password. The value itself is never shown. */
export const unescapedCredentials =
  'has a /, ? or # in the user name or the password: write / as %2F, ? as %3F, # as %23, and also @ as %40 and % as %25'

/**
 * Returns whether a URL has a user name or password with a `/`, `?` or `#` that is not escaped. The authority of a URL
 * ends at these, so the rest of the password would be the path, and a part of it the name of the server. An `@` is
 * accepted, because the last one in the authority ends the password.
 */
export function hasUnescapedCredentials(url: string): boolean {
  const [, authority = '', rest = ''] = /^\w+:\/\/([^/?#]*)(.*)$/s.exec(url) ?? []
  if (!rest.includes('@')) return false
  // A query may contain an @ if a valid authority stands before it, such as `?user=office@shop.example`.
  const isQuery = rest.startsWith('?') || /^\/[^@]*\?/.test(rest)
  return !isQuery || (authority.includes(':') && !authority.includes('@') && !URL.canParse(url))
}
