/** Data that a host provides about the connection in addition to the request. */
export interface HostInfo {
  /** The IP address of the peer. */
  remoteAddress?: string | undefined
}
