import { useEffect, useState } from 'react'

/** After the last request the traveller can check manually. */
export const pollDelaysSeconds = [2, 3, 5, 8, 13, 21] as const

/** `count` is 0 for the first request. Returns null after the last request. */
export function pollDelayMs(count: number): number | null {
  const seconds = pollDelaysSeconds[count]
  return seconds === undefined ? null : seconds * 1_000
}

/**
 * Calls `check` with increasing pauses while a change is expected, except on a hidden page. `isWaiting` is true while
 * another call follows. `restart` starts again with the first pause.
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
