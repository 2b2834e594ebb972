import { randomUUID } from 'node:crypto'
import type { Store } from './store.ts'
import type { Delivery, Misbehaviour } from './types.ts'

const minuteMs = 60_000

/** Xendit retries at these times after the first attempt. */
export const xenditRetryDelaysMs = [15, 45, 120, 240, 720, 1440].map((minutes) => minutes * minuteMs)

/** A webhook that gets no response within this time (ms) is not retried. */
const timeoutMs = 30_000

export interface Webhooks {
  /** Queues a webhook; the caller saves the state. */
  enqueue(body: Record<string, unknown>): void
  sendDue(): void
  /** Sends the webhooks in reverse order, one after the other. */
  flush(): Promise<void>
  /** Resolves when no webhook is being sent. */
  idle(): Promise<void>
  close(): void
}

export interface WebhookOptions {
  url: string
  token: string
  now: () => Date
  retryDelays: readonly number[]
  misbehaviour: Misbehaviour
}

/** Pending webhooks survive a restart. */
export function createWebhooks(store: Store, options: WebhookOptions): Webhooks {
  const { state } = store
  const sending = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function send(delivery: Delivery): Promise<void> {
    const outcome = await deliver(options, delivery.body)
    const delayMs = options.retryDelays[delivery.attempts]
    delivery.attempts += 1
    if (outcome !== 'refused' || delayMs === undefined) state.deliveries.splice(state.deliveries.indexOf(delivery), 1)
    else delivery.dueAt += delayMs - (options.retryDelays[delivery.attempts - 2] ?? 0)
    store.save()
  }

  function start(delivery: Delivery): Promise<void> {
    const job = send(delivery).finally(() => {
      sending.delete(delivery.id)
      sendDue()
    })
    sending.set(delivery.id, job)
    return job
  }

  function sendDue(): void {
    clearTimeout(timer)
    if (isClosed) return
    const pending = state.deliveries.filter(({ id, isHeld }) => !isHeld && !sending.has(id))
    for (const delivery of pending.filter(({ dueAt }) => dueAt <= options.now().getTime())) start(delivery)
    const later = pending.map(({ dueAt }) => dueAt - options.now().getTime()).filter((delayMs) => delayMs > 0)
    if (later.length === 0) return
    timer = setTimeout(sendDue, Math.min(...later, 60 * minuteMs))
    timer.unref()
  }

  return {
    enqueue(body) {
      if (options.misbehaviour.loseWebhooks) return
      for (let copies = options.misbehaviour.duplicateWebhooks ? 2 : 1; copies > 0; copies -= 1) {
        const isHeld = options.misbehaviour.reorderWebhooks
        state.deliveries.push({ id: randomUUID(), body, attempts: 0, dueAt: options.now().getTime(), isHeld })
      }
    },
    sendDue,
    async flush() {
      for (const delivery of state.deliveries.filter(({ isHeld }) => isHeld).reverse()) {
        delivery.isHeld = false
        await start(delivery)
      }
    },
    async idle() {
      while (sending.size > 0) await Promise.all(sending.values())
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/**
 * `delivered` means a 2xx response, `given-up` no response in time, and `refused` any other response or a failed
 * connection.
 */
async function deliver({ url, token }: WebhookOptions, body: object): Promise<'delivered' | 'refused' | 'given-up'> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-callback-token': token, 'webhook-id': randomUUID() },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.arrayBuffer()
    return response.ok ? 'delivered' : 'refused'
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'given-up' : 'refused'
  }
}
