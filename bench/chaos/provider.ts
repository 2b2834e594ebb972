import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Chance } from '../catalog/random.ts'

/** What can happen to a call to the payment provider. */
const fates = ['fine', 'late', 'answered 500', 'answered 500 but done', 'cut off', 'never answered', 'lost'] as const
type Fate = (typeof fates)[number]

export interface BadProvider {
  url: string
  /** Number of calls for each fate. */
  counts: Record<Fate, number>
  /** From now on every call succeeds. */
  calmDown(): void
  stop(): Promise<void>
}

/**
 * Starts a proxy between the functions and the payment sandbox that makes calls fail as on a bad day at the provider.
 * Calls that are `cut off` or `lost` were executed, but the caller gets no response; `never answered` calls were not
 * forwarded.
 */
export async function startBadProvider(sandboxUrl: string, chance: Chance, hangs: boolean): Promise<BadProvider> {
  let isCalm = false
  const counts: BadProvider['counts'] = {
    fine: 0,
    late: 0,
    'answered 500': 0,
    'answered 500 but done': 0,
    'cut off': 0,
    'never answered': 0,
    lost: 0,
  }

  function draw(): Fate {
    const drawn = chance.next()
    if (drawn < 0.1) return 'late'
    if (drawn < 0.15) return 'answered 500'
    if (drawn < 0.18) return 'answered 500 but done'
    if (drawn < 0.21) return 'cut off'
    if (hangs && drawn < 0.22) return 'never answered'
    if (hangs && drawn < 0.23) return 'lost'
    return 'fine'
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fate = isCalm ? 'fine' : draw()
    counts[fate] += 1
    const body = await text(request)
    if (fate === 'never answered') return
    if (fate === 'late') await wait(chance.whole(200, 3000))
    const answer = fate === 'answered 500' ? null : await forward(sandboxUrl, request, body)
    if (fate === 'lost') return
    if (fate === 'cut off') response.destroy()
    else if (answer === null || fate === 'answered 500 but done') {
      response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>500 Internal Server Error</h1>')
    } else {
      const type = answer.headers.get('content-type') ?? 'application/json'
      response.writeHead(answer.status, { 'content-type': type }).end(await answer.text())
    }
  }

  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The bad provider has no port.')
  return {
    url: `http://127.0.0.1:${at.port}`,
    counts,
    calmDown() {
      isCalm = true
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function forward(sandboxUrl: string, { url = '/', method = 'GET', headers }: IncomingMessage, body: string) {
  const kept: Record<string, string> = {
    authorization: headers.authorization ?? '',
    'content-type': 'application/json',
  }
  const idempotencyKey = headers['idempotency-key']
  if (typeof idempotencyKey === 'string') kept['idempotency-key'] = idempotencyKey
  return fetch(new URL(url, sandboxUrl), { method, headers: kept, ...(body !== '' && { body }) })
}
