import { EventEmitter, once } from 'node:events'
import type { Quiet } from '../ports/background.ts'

/** Milliseconds that work beside the answers waits for them at most: mails go, however busy it is. */
const patience = 1000

export interface Traffic {
  /** Counts somebody who waits for this answer, until it is there. */
  during<Answer>(answer: () => Promise<Answer>): Promise<Answer>
  quiet: Quiet
}

/** Knows whether anybody waits for an answer of this process. */
export function countTraffic(atMost = patience): Traffic {
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
