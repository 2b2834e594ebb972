import { onEachRequest } from '../../core/http/each-request.ts'

/**
 * The header in which the server passes the remote address of a connection to endpoints, because Next does not expose
 * it. If a caller sends this header, its value is replaced.
 */
export const remoteAddressHeader = 'x-nusa-remote-address'

/** Sets the header on every request to a server of this process. */
export function addRemoteAddressHeader(): void {
  onEachRequest(({ request: { headers, socket } }) => {
    delete headers[remoteAddressHeader]
    if (socket.remoteAddress) headers[remoteAddressHeader] = socket.remoteAddress
  })
}
