/** What is known of who made a request. */
export interface Connected {
  /** What the header says in which a trusted proxy writes the caller's address; null where none is trusted. */
  proxied: string | null
  /** The other end of the connection, where the host tells it. */
  remoteAddress: string | undefined
}

/**
 * The caller's address. Of a list only the last entry counts: that is the one which our own proxy added, everything before
 * it is the caller's word.
 */
export function callerAddress({ proxied, remoteAddress }: Connected): string {
  return proxied?.split(',').at(-1)?.trim() || remoteAddress || 'unknown'
}
