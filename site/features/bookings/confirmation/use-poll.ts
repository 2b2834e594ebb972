import { useEffect, useState } from 'react'
import { pollDelayMs } from './poll-delays.ts'

/**
 * Calls `look` a few times with increasing pauses while a change is expected, but not on a hidden page. `isWaiting` is
 * true while another call follows; `restart` starts over.
 */
export function usePoll(isExpected: boolean, check: () => unknown): { isWaiting: boolean; restart: () => void } {
  const [attempts, setAttempts] = useState(0)
  const pause = isExpected ? pollDelayMs(attempts) : null

  useEffect(() => {
    if (pause === null) return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') check()
      setAttempts((count) => count + 1)
    }, pause)
    return () => clearTimeout(timer)
  }, [pause, check])

  return { isWaiting: pause !== null, restart: () => setAttempts(0) }
}
