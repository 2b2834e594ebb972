import * as z from 'zod/mini'

const loopbackPattern = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * The address of a site without a path, such as https://shop.example. The parsed value has the form in which browsers
 * send it in the header Origin: without a trailing slash and a default port, and in lower case.
 */
export const originSchema = z.pipe(
  z.string().check(z.refine(isOrigin, 'must be an address without a path, such as https://shop.example')),
  z.transform((url) => new URL(url).origin),
)

/** The URL of a server. Without this check, `publisher:4323` would be a valid URL of the protocol `publisher`. */
export const httpUrlSchema = z
  .string()
  .check(
    z.refine(
      (url) => /^https?:\/\//i.test(url) && URL.canParse(url),
      'must be an address that begins with https:// or http://, such as https://nusa.example',
    ),
  )

function isOrigin(url: string): boolean {
  if (!httpUrlSchema.safeParse(url).success) return false
  const { pathname, search, hash, username, password } = new URL(url)
  return pathname === '/' && [search, hash, username, password].every((part) => part === '')
}

/**
 * Returns a message for each address that browsers on other machines cannot use in production. Without HTTPS, the proxy
 * redirects visitors to another origin, whose requests the API rejects. Accepts addresses of this machine, for a trial.
 * Ignores values that are not origins, because `originSchema` reports them.
 *
 * @param names the variables with the addresses that browsers use
 */
export function describeInsecureOrigins(variables: Record<string, string>, names: readonly string[]): string[] {
  if (variables.NUSA_ENV === 'local') return []
  return names.flatMap((name) => {
    const value = variables[name]
    if (value === undefined || !isOrigin(value)) return []
    const { protocol, hostname } = new URL(value)
    if (protocol === 'https:' || loopbackPattern.test(hostname)) return []
    return [`${name} must begin with https:// in production: write https://${hostname}`]
  })
}
