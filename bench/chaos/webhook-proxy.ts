import { setTimeout as wait } from 'node:timers/promises'
import { serveLocally } from '../../dev/sandbox/testing.ts'
import type { Random } from '../catalog/random.ts'

export interface WebhookProxy {
  url: string
  counts: { prompt: number; late: number; twice: number; never: number }
  /** Resolves when no webhook is being delivered. */
  waitUntilIdle(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a proxy that forwards webhooks to the API. A webhook that the API rejects is not delivered again. Xendit would
 * repeat it after 15 minutes, when the benchmark has finished.
 */
export async function startWebhookProxy(
  serverUrls: readonly string[],
  token: string,
  random: Random,
): Promise<WebhookProxy> {
  const counts = { prompt: 0, late: 0, twice: 0, never: 0 }
  const pendingDeliveries = new Set<Promise<void>>()

  async function deliver(body: string, delayMs: number): Promise<void> {
    await wait(delayMs)
    const serverUrl = serverUrls[random.integer(0, serverUrls.length - 1)] ?? ''
    const response = await fetch(`${serverUrl}/api/webhooks/xendit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-callback-token': token },
      body,
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null)
    await response?.arrayBuffer().catch(() => undefined)
  }

  function scheduleDelivery(body: string, delayMs: number): void {
    const delivery = deliver(body, delayMs).finally(() => pendingDeliveries.delete(delivery))
    pendingDeliveries.add(delivery)
  }

  function chooseTiming(): keyof typeof counts {
    const value = random.next()
    if (value < 0.3) return 'prompt'
    if (value < 0.55) return 'late'
    return value < 0.75 ? 'twice' : 'never'
  }

  const { url, stop } = await serveLocally(async (request) => {
    const body = await request.text()
    const timing = chooseTiming()
    counts[timing] += 1
    if (timing === 'prompt' || timing === 'twice') scheduleDelivery(body, 0)
    if (timing === 'twice') scheduleDelivery(body, random.integer(0, 300))
    if (timing === 'late') scheduleDelivery(body, random.integer(0, 8000))
    return new Response(null, { status: 200 })
  })
  return {
    url,
    counts,
    async waitUntilIdle() {
      while (pendingDeliveries.size > 0) await Promise.all(pendingDeliveries)
    },
    stop,
  }
}
