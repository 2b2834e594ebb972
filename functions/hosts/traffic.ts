import { EventEmitter, once } from 'node:events'
import type { Quiet } from '../ports/background.ts'

/** How long (ms) background work waits for pending responses, so that mails are sent even under constant load. */
const maxWait = 1000

export interface Traffic {
  /** Counts a pending response until it is complete. */
  during<Answer>(answer: () => Promise<Answer>): Promise<Answer>
  quiet: Quiet
}

/** Creates a tracker of pending responses. */
export function countTraffic(atMost = maxWait): Traffic {
  const events = new EventEmitter()
  let waiting = 0
  return {
    async during(answer) {
      waiting += 1
      try {
        return await answer()
      } finally {
        waiting -= 1
        if (waiting === 0) events.emit('quiet')
      }
    },
    async quiet() {
      if (waiting === 0) return
      await once(events, 'quiet', { signal: AbortSignal.timeout(atMost) }).catch(() => undefined)
    },
  }
}
