import { onEachRequest } from '../http/each-request.ts'

/** Where the server notes the other end of a connection, which Next tells nobody. What a caller wrote there is lost. */
export const remoteAddressHeader = 'x-nusa-remote-address'

/** Notes it with every request to a server of this process. */
export function noteRemoteAddresses(): void {
  onEachRequest(({ request: { headers, socket } }) => {
    delete headers[remoteAddressHeader]
    if (socket.remoteAddress) headers[remoteAddressHeader] = socket.remoteAddress
  })
}
