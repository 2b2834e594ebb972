import { toRateLimitKey } from './rate-limit-key.ts'

/** What is known about the sender of a request. */
export interface Caller {
  headers: { get(name: string): string | null }
  /** The remote address of the connection, if the host provides it. */
  remoteAddress: string | undefined
}

/**
 * Returns the key under which the caller's attempts are counted. `trustedHeader` is the header in which a trusted proxy
 * writes the caller's address; null if no proxy is trusted. Of a list only the last entry counts, because that proxy
 * added it. Earlier entries can be forged by the caller.
 */
export function callerAddress({ headers, remoteAddress }: Caller, trustedHeader: string | null): string {
  const proxied = trustedHeader === null ? null : headers.get(trustedHeader)
  return toRateLimitKey(proxied?.split(',').at(-1)?.trim() || remoteAddress || 'unknown')
}
