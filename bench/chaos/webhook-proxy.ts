import { setTimeout as wait } from 'node:timers/promises'
import { serveLocally } from '../../dev/sandbox/testing.ts'
import type { Random } from '../catalog/random.ts'

/** Webhooks of the provider are delivered immediately, late, twice or never. */
export interface WebhookProxy {
  url: string
  counts: { prompt: number; late: number; twice: number; never: number }
  /** Resolves when no webhook is being delivered. */
  idle(): Promise<void>
  stop(): Promise<void>
}

/**
 * A webhook that the API rejects is not delivered again. Xendit would repeat it after 15 minutes, when the benchmark
 * has finished.
 */
export async function startWebhookProxy(
  serverUrls: readonly string[],
  token: string,
  random: Random,
): Promise<WebhookProxy> {
  const counts = { prompt: 0, late: 0, twice: 0, never: 0 }
  const pending = new Set<Promise<void>>()

  async function deliver(body: string, delay: number): Promise<void> {
    await wait(delay)
    const serverUrl = serverUrls[random.integer(0, serverUrls.length - 1)] ?? ''
    const response = await fetch(`${serverUrl}/api/webhooks/xendit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-callback-token': token },
      body,
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null)
    await response?.arrayBuffer().catch(() => undefined)
  }

  function send(body: string, delay: number): void {
    const job = deliver(body, delay).finally(() => pending.delete(job))
    pending.add(job)
  }

  const { url, stop } = await serveLocally(async (request) => {
    const body = await request.text()
    const value = random.next()
    const delivery = value < 0.3 ? 'prompt' : value < 0.55 ? 'late' : value < 0.75 ? 'twice' : 'never'
    counts[delivery] += 1
    if (delivery === 'prompt' || delivery === 'twice') send(body, 0)
    if (delivery === 'late' || delivery === 'twice') send(body, random.integer(0, delivery === 'late' ? 8000 : 300))
    return new Response(null, { status: 200 })
  })
  return {
    url,
    counts,
    async idle() {
      while (pending.size > 0) await Promise.all(pending)
    },
    stop,
  }
}
