import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../../dev/sandbox/testing.ts'
import type { Chance } from '../catalog/random.ts'

/** Receives the provider's webhooks and delivers them at once, late, twice or never. */
export interface BadPostman {
  url: string
  counts: { prompt: number; late: number; twice: number; never: number }
  /** Resolves when no webhook is being delivered. */
  idle(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the webhook proxy. A webhook that the shop rejects is not delivered again: Xendit's next attempt would be 15
 * minutes later.
 */
export async function startBadPostman(
  addresses: readonly string[],
  token: string,
  chance: Chance,
): Promise<BadPostman> {
  const counts = { prompt: 0, late: 0, twice: 0, never: 0 }
  const underway = new Set<Promise<void>>()

  async function deliver(body: string, delay: number): Promise<void> {
    await wait(delay)
    const address = addresses[chance.whole(0, addresses.length - 1)] ?? ''
    const answer = await fetch(`${address}/api/webhooks/xendit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-callback-token': token },
      body,
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null)
    await answer?.arrayBuffer().catch(() => undefined)
  }

  function send(body: string, delay: number): void {
    const job = deliver(body, delay).finally(() => underway.delete(job))
    underway.add(job)
  }

  const { url, stop } = await listen(async (request) => {
    const body = await request.text()
    const drawn = chance.next()
    const how = drawn < 0.3 ? 'prompt' : drawn < 0.55 ? 'late' : drawn < 0.75 ? 'twice' : 'never'
    counts[how] += 1
    if (how === 'prompt' || how === 'twice') send(body, 0)
    if (how === 'late' || how === 'twice') send(body, chance.whole(0, how === 'late' ? 8000 : 300))
    return new Response(null, { status: 200 })
  })
  return {
    url,
    counts,
    async idle() {
      while (underway.size > 0) await Promise.all(underway)
    },
    stop,
  }
}
