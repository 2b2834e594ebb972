import { callerAddress, countedAddress } from '@nusa/shared/callers'

/** What a host tells about the connection beside the request itself. */
export interface HostInfo {
  /** Address of the other end of the connection. */
  remoteAddress?: string | undefined
}

/** What the caller's attempts are counted under. A header is believed only when the settings name it. */
export function clientIp(request: Request, { remoteAddress }: HostInfo, trustedHeader: string | null): string {
  const proxied = trustedHeader === null ? null : request.headers.get(trustedHeader)
  return countedAddress(callerAddress({ proxied, remoteAddress }))
}
