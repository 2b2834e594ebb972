import * as z from 'zod/mini'

/** The message follows the name of a variable and never contains its value. */
export const unescapedCredentialsMessage =
  'has a /, ? or # in the user name or the password: write / as %2F, ? as %3F, # as %23, and also @ as %40 and % as %25'

/**
 * An unescaped `/`, `?` or `#` ends a URL's authority: part of the password would be taken for the name of the server.
 * An unescaped `@` is accepted, because only the last `@` ends the password.
 */
export function hasUnescapedCredentials(url: string): boolean {
  const [, authority = '', pathAndQuery = ''] = /^\w+:\/\/([^/?#]*)(.*)$/s.exec(url) ?? []
  if (!pathAndQuery.includes('@')) return false
  const isAtSignInQuery = pathAndQuery.startsWith('?') || /^\/[^@]*\?/.test(pathAndQuery)
  if (!isAtSignInQuery) return true
  // A query such as `?user=office@shop.example` may contain an @ if a valid authority comes before it.
  const isPasswordCutOff = authority.includes(':') && !authority.includes('@') && !URL.canParse(url)
  return isPasswordCutOff
}

/** Adds a check of the credentials in a URL, whose message is clearer than the schema's. */
export function withEscapedCredentials(schema: z.ZodMiniType<string, string>): z.ZodMiniType<string, string> {
  const isEscaped = (url: string) => !hasUnescapedCredentials(url)
  return z.pipe(z.string().check(z.refine(isEscaped, unescapedCredentialsMessage)), schema)
}
