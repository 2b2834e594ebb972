import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** Calls the listener before each request to a server of this process is handled. Next has no hook for this. */
export function onEachRequest(listener: (exchange: Exchange) => void): void {
  subscribe('http.server.request.start', (message) => {
    if (isExchange(message)) listener(message)
  })
}

function isExchange(message: unknown): message is Exchange {
  return typeof message === 'object' && message !== null && 'request' in message && 'response' in message
}
