import { useEffect, useState } from 'react'

/** After the last of these pauses, the polling ends. The traveller can then check manually. */
export const pollDelaysSeconds = [2, 3, 5, 8, 13, 21] as const

/** Returns the pause before a request, or null if no further request is due. */
export function pollDelayMs(requestIndex: number): number | null {
  const seconds = pollDelaysSeconds[requestIndex]
  return seconds === undefined ? null : seconds * 1_000
}

/**
 * Calls `check` with increasing pauses while a change is expected, except on a hidden page. `isPolling` is true until
 * the last call. `restart` starts again with the first pause.
 */
export function usePoll(isExpected: boolean, check: () => unknown): { isPolling: boolean; restart: () => void } {
  const [attemptCount, setAttemptCount] = useState(0)
  const pauseMs = isExpected ? pollDelayMs(attemptCount) : null

  useEffect(() => {
    if (pauseMs === null) return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') check()
      setAttemptCount((count) => count + 1)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [pauseMs, check])

  return { isPolling: pauseMs !== null, restart: () => setAttemptCount(0) }
}
