import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** Calls with every request to a server of this process, before anybody else sees it. Next has no place for that. */
export function onEachRequest(listener: (exchange: Exchange) => void): void {
  subscribe('http.server.request.start', (message) => {
    if (isExchange(message)) listener(message)
  })
}

function isExchange(message: unknown): message is Exchange {
  return typeof message === 'object' && message !== null && 'request' in message && 'response' in message
}
