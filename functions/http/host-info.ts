/** What a host tells about the connection beside the request itself. */
export interface HostInfo {
  /** Address of the other end of the connection. */
  remoteAddress?: string | undefined
}
