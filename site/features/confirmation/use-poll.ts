import { useEffect, useState } from 'react'
import { pollPause } from './polling.ts'

/**
 * Calls `look` a few times with increasing pauses while a change is expected, but not on a hidden page. `isWaiting` is
 * true while another call follows; `restart` starts over.
 */
export function usePoll(isExpected: boolean, look: () => unknown): { isWaiting: boolean; restart: () => void } {
  const [looks, setLooks] = useState(0)
  const pause = isExpected ? pollPause(looks) : null

  useEffect(() => {
    if (pause === null) return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') look()
      setLooks((count) => count + 1)
    }, pause)
    return () => clearTimeout(timer)
  }, [pause, look])

  return { isWaiting: pause !== null, restart: () => setLooks(0) }
}
