import { EventEmitter, once } from 'node:events'
import type { WaitForIdle } from '../ports/background.ts'

/** Without a maximum, background work would send no emails under constant load. */
const defaultMaxWaitMs = 1000

export interface Traffic {
  track<Answer>(answer: () => Promise<Answer>): Promise<Answer>
  waitForIdle: WaitForIdle
}

export function createTraffic(maxWaitMs = defaultMaxWaitMs): Traffic {
  const events = new EventEmitter()
  let pending = 0
  return {
    async track(answer) {
      pending += 1
      try {
        return await answer()
      } finally {
        pending -= 1
        if (pending === 0) events.emit('quiet')
      }
    },
    async waitForIdle() {
      if (pending === 0) return
      await once(events, 'quiet', { signal: AbortSignal.timeout(maxWaitMs) }).catch(() => undefined)
    },
  }
}
