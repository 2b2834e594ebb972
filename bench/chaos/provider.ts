import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../catalog/random.ts'

/** 'fine' is a call without a fault. */
const faults = ['fine', 'late', 'answered 500', 'answered 500 but done', 'cut off', 'never answered', 'lost'] as const
type Fault = (typeof faults)[number]

export interface FaultyProvider {
  url: string
  counts: Record<Fault, number>
  stopFaults(): void
  stop(): Promise<void>
}

/**
 * Starts a proxy between the API and the payment sandbox. Calls with the fault 'cut off' or 'lost' are executed, but
 * the caller gets no response. Calls with the fault 'never answered' are not executed.
 */
export async function startFaultyProvider(
  sandboxUrl: string,
  random: Random,
  canHang: boolean,
): Promise<FaultyProvider> {
  let isFaultFree = false
  const counts: FaultyProvider['counts'] = {
    fine: 0,
    late: 0,
    'answered 500': 0,
    'answered 500 but done': 0,
    'cut off': 0,
    'never answered': 0,
    lost: 0,
  }

  function chooseFault(): Fault {
    const value = random.next()
    if (value < 0.1) return 'late'
    if (value < 0.15) return 'answered 500'
    if (value < 0.18) return 'answered 500 but done'
    if (value < 0.21) return 'cut off'
    if (canHang && value < 0.22) return 'never answered'
    if (canHang && value < 0.23) return 'lost'
    return 'fine'
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = isFaultFree ? 'fine' : chooseFault()
    counts[fault] += 1
    const body = await text(request)
    if (fault === 'never answered') return
    if (fault === 'late') await wait(random.integer(200, 3000))
    if (fault === 'answered 500') return respondWithError(response)
    const sandboxResponse = await forwardRequest(sandboxUrl, request, body)
    if (fault === 'lost') return
    if (fault === 'cut off') {
      response.destroy()
      return
    }
    if (fault === 'answered 500 but done') return respondWithError(response)
    const type = sandboxResponse.headers.get('content-type') ?? 'application/json'
    response.writeHead(sandboxResponse.status, { 'content-type': type }).end(await sandboxResponse.text())
  }

  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider proxy has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    counts,
    stopFaults() {
      isFaultFree = true
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function respondWithError(response: ServerResponse): void {
  response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>500 Internal Server Error</h1>')
}

function forwardRequest(sandboxUrl: string, { url = '/', method = 'GET', headers }: IncomingMessage, body: string) {
  const forwardedHeaders: Record<string, string> = {
    authorization: headers.authorization ?? '',
    'content-type': 'application/json',
  }
  const idempotencyKey = headers['idempotency-key']
  if (typeof idempotencyKey === 'string') forwardedHeaders['idempotency-key'] = idempotencyKey
  return fetch(new URL(url, sandboxUrl), { method, headers: forwardedHeaders, ...(body !== '' && { body }) })
}
