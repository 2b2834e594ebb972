import { onEachRequest } from '../../core/http/each-request.ts'

/**
 * The server passes the remote address of a connection in this header, because Next does not expose it. A value that
 * the caller sends is replaced.
 */
export const remoteAddressHeader = 'x-nusa-remote-address'

/** Sets the header on every request to a server of this process. */
export function addRemoteAddressHeader(): void {
  onEachRequest(({ request: { headers, socket } }) => {
    delete headers[remoteAddressHeader]
    if (socket.remoteAddress) headers[remoteAddressHeader] = socket.remoteAddress
  })
}
