import { randomUUID } from 'node:crypto'
import type { Store } from './store.ts'
import type { Delivery, Misbehaviour } from './types.ts'

const minuteMs = 60_000

/** Xendit retries at these times after the first attempt. */
export const xenditRetryTimesMs = [15, 45, 120, 240, 720, 1440].map((minutes) => minutes * minuteMs)

const maxTimerMs = 60 * minuteMs

/** A webhook that gets no response within this time (ms) is not retried. */
const timeoutMs = 30_000

export interface Webhooks {
  /** Queues a webhook; the caller saves the state. */
  enqueue(body: Record<string, unknown>): void
  sendDue(): void
  /** Sends the held webhooks (`isHeld`) in reverse order, one after the other. */
  flush(): Promise<void>
  /** Resolves when no webhook is being sent. */
  waitUntilIdle(): Promise<void>
  close(): void
}

export interface WebhookOptions {
  url: string
  token: string
  now: () => Date
  retryTimesMs: readonly number[]
  misbehaviour: Misbehaviour
}

/** Pending webhooks survive a restart. */
export function createWebhooks(store: Store, options: WebhookOptions): Webhooks {
  const { state } = store
  const sendJobs = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function attempt(delivery: Delivery): Promise<void> {
    const outcome = await postWebhook(options, delivery.body)
    const retryTimeMs = options.retryTimesMs[delivery.attempts]
    const previousRetryTimeMs = options.retryTimesMs[delivery.attempts - 1] ?? 0
    delivery.attempts += 1
    if (outcome === 'refused' && retryTimeMs !== undefined) delivery.dueAt += retryTimeMs - previousRetryTimeMs
    else state.deliveries.splice(state.deliveries.indexOf(delivery), 1)
    store.save()
  }

  function send(delivery: Delivery): Promise<void> {
    const job = attempt(delivery).finally(() => {
      sendJobs.delete(delivery.id)
      sendDue()
    })
    sendJobs.set(delivery.id, job)
    return job
  }

  function sendDue(): void {
    clearTimeout(timer)
    if (isClosed) return
    const waitingDeliveries = state.deliveries.filter(({ id, isHeld }) => !isHeld && !sendJobs.has(id))
    for (const delivery of waitingDeliveries) {
      if (delivery.dueAt <= options.now().getTime()) send(delivery)
    }
    const delaysMs = waitingDeliveries.map(({ dueAt }) => dueAt - options.now().getTime()).filter((ms) => ms > 0)
    if (delaysMs.length === 0) return
    timer = setTimeout(sendDue, Math.min(...delaysMs, maxTimerMs))
    timer.unref()
  }

  return {
    enqueue(body) {
      if (options.misbehaviour.loseWebhooks) return
      const { duplicateWebhooks, reorderWebhooks: isHeld } = options.misbehaviour
      const addDelivery = () =>
        state.deliveries.push({ id: randomUUID(), body, attempts: 0, dueAt: options.now().getTime(), isHeld })
      addDelivery()
      if (duplicateWebhooks) addDelivery()
    },
    sendDue,
    async flush() {
      for (const delivery of state.deliveries.filter(({ isHeld }) => isHeld).reverse()) {
        delivery.isHeld = false
        await send(delivery)
      }
    },
    async waitUntilIdle() {
      while (sendJobs.size > 0) await Promise.all(sendJobs.values())
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/**
 * `delivered` means a 2xx response, `timed-out` no response in time, and `refused` any other response or a failed
 * connection.
 */
async function postWebhook(
  { url, token }: WebhookOptions,
  body: object,
): Promise<'delivered' | 'refused' | 'timed-out'> {
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
    return error instanceof Error && error.name === 'TimeoutError' ? 'timed-out' : 'refused'
  }
}
