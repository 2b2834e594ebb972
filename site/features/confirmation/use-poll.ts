import { useEffect, useState } from 'react'
import { pollPause } from './polling.ts'

/**
 * Looks again a few times, less and less often, while something is expected to change by itself. A hidden page does not
 * look. `isWaiting` says that another look follows; `restart` begins anew.
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
