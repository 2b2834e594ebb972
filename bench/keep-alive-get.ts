import { Agent, get, type OutgoingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * Returns a GET function that uses this many keep-alive connections, as a proxy in front of the functions does. Node's
 * own client needs half the processor time of `fetch`, which matters because it shares two cores with the server being
 * measured.
 */
export function createKeepAliveGet(
  connections: number,
): (url: string, headers: OutgoingHttpHeaders) => Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (url, headers) =>
    new Promise((resolve, reject) => {
      get(url, { agent, headers }, (response) => resolve(text(response))).on('error', reject)
    })
}
