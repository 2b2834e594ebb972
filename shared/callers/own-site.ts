import type { Caller } from './caller-address.ts'

/**
 * Whether a request that writes comes from our own pages. A browser always names the page's origin in such a request;
 * where neither Origin nor Sec-Fetch-Site stands, no browser sent it, and no traveller's cookie can be borrowed.
 */
export function isFromOurSite({ headers }: Pick<Caller, 'headers'>, origins: ReadonlySet<string>): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return origins.has(origin)
  const fetchSite = headers.get('sec-fetch-site')
  return fetchSite === null || fetchSite === 'same-origin' || fetchSite === 'none'
}

/** The origins of our pages. On a developer's machine `localhost` and `127.0.0.1` are one and the same. */
export function ownOrigins(siteUrl: string, isProduction: boolean): ReadonlySet<string> {
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
