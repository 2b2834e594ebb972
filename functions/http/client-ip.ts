/** What a host tells about the connection beside the request itself. */
export interface HostInfo {
  /** Address of the other end of the connection. */
  remoteAddress?: string | undefined
}

/**
 * The caller's address. A header is believed only when the settings name it, and of a list only the last entry: that is
 * the one which our own proxy added, everything before it is the caller's word.
 */
export function clientIp(request: Request, host: HostInfo, trustedHeader: string | null): string {
  const header = trustedHeader === null ? null : request.headers.get(trustedHeader)
  const named = header?.split(',').at(-1)?.trim()
  return named || host.remoteAddress || 'unknown'
}
