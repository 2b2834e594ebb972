import * as z from 'zod/mini'
import { toRateLimitKey } from './rate-limit-key.ts'

export { withMinimumDuration } from './minimum-duration.ts'

/** What is known about the sender of a request. */
export interface Caller {
  headers: { get(name: string): string | null }
  /** The remote address of the connection, if the host provides it. */
  remoteAddress: string | undefined
}

/**
 * Returns the key under which the caller's attempts are counted. `trustedHeader` is the header in which a trusted proxy
 * writes the caller's address; null if no proxy is trusted. If the header contains a list, only the last entry counts,
 * because the trusted proxy added it. Earlier entries can be forged by the caller.
 */
export function callerAddress({ headers, remoteAddress }: Caller, trustedHeader: string | null): string {
  const proxied = trustedHeader === null ? null : headers.get(trustedHeader)
  return toRateLimitKey(proxied?.split(',').at(-1)?.trim() || remoteAddress || 'unknown')
}

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

/**
 * The setting TRUSTED_PROXY_HEADER: the header in which a trusted proxy writes the caller's IP address, such as
 * `x-forwarded-for`; `none` without a proxy.
 */
export const trustedHeaderSchema = z.string().check(z.regex(/^[\w-]+$/, "must be a header name, or 'none'"))

/**
 * Returns the header named by the setting TRUSTED_PROXY_HEADER; null for `none` or if it is not set. Clients can forge
 * the header, so it is trusted only if the operator has configured a proxy that sets it.
 */
export function trustedHeader(setting: string | undefined): string | null {
  const name = setting?.trim().toLowerCase() ?? ''
  return name === '' || name === 'none' ? null : name
}
