import { countedAddress } from './counted-address.ts'

/** What is known of who made a request. */
export interface Caller {
  headers: { get(name: string): string | null }
  /** The other end of the connection, where the host tells it. */
  remoteAddress: string | undefined
}

/**
 * What the caller's attempts are counted under. A header is believed only where it is the one in which a trusted proxy writes
 * the caller's address; null where none is trusted. Of a list only the last entry counts: that is the one which our own proxy
 * added, everything before it is the caller's word.
 */
export function callerAddress({ headers, remoteAddress }: Caller, trustedHeader: string | null): string {
  const proxied = trustedHeader === null ? null : headers.get(trustedHeader)
  return countedAddress(proxied?.split(',').at(-1)?.trim() || remoteAddress || 'unknown')
}
