import type { Caller } from './caller-address.ts'

/**
 * Returns whether a write request comes from this site's pages (CSRF protection). Browsers always send the page's
 * origin with such requests. A request without `Origin` and `Sec-Fetch-Site` is not from a browser, so it cannot abuse
 * a traveller's cookie.
 */
export function isFromOurSite({ headers }: Pick<Caller, 'headers'>, origins: ReadonlySet<string>): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return origins.has(origin)
  const fetchSite = headers.get('sec-fetch-site')
  return fetchSite === null || fetchSite === 'same-origin' || fetchSite === 'none'
}

/** Returns the origins of this site. In development, `localhost` and `127.0.0.1` are equivalent. */
export function siteOrigins(siteUrl: string, isProduction: boolean): ReadonlySet<string> {
  const url = new URL(siteUrl)
  const origins = new Set([url.origin])
  if (!isProduction) {
    for (const host of ['localhost', '127.0.0.1']) {
      const alias = new URL(url)
      alias.hostname = host
      origins.add(alias.origin)
    }
  }
  return origins
}
