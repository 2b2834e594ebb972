import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** Where the server notes the other end of a connection, which Next tells nobody. What a caller wrote there is lost. */
export const remoteAddressHeader = 'x-nusa-remote-address'

/** Notes it with every request to a server of this process. */
export function noteRemoteAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    if (!isStart(message)) return
    const { headers, socket } = message.request
    delete headers[remoteAddressHeader]
    if (socket.remoteAddress) headers[remoteAddressHeader] = socket.remoteAddress
  })
}

function isStart(message: unknown): message is { request: IncomingMessage } {
  return typeof message === 'object' && message !== null && 'request' in message
}
