import { EventEmitter, once } from 'node:events'
import type { WaitForIdle } from '../ports/background.ts'

/** Without a maximum, background work would send no emails under constant load. */
const defaultMaxWaitMs = 1000

export interface Traffic {
  track<Result>(respond: () => Promise<Result>): Promise<Result>
  waitForIdle: WaitForIdle
}

export function createTraffic(maxWaitMs = defaultMaxWaitMs): Traffic {
  const events = new EventEmitter()
  let pendingCount = 0
  return {
    async track(respond) {
      pendingCount += 1
      try {
        return await respond()
      } finally {
        pendingCount -= 1
        if (pendingCount === 0) events.emit('idle')
      }
    },
    async waitForIdle() {
      if (pendingCount === 0) return
      await once(events, 'idle', { signal: AbortSignal.timeout(maxWaitMs) }).catch(() => undefined)
    },
  }
}
