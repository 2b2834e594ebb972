/** Seconds between the requests while a payment is expected; afterwards the traveller can check manually. */
export const pollDelaysSeconds = [2, 3, 5, 8, 13, 21] as const

/** Returns the pause (ms) before request `count` (0 is the first), or null after the last one. */
export function pollDelayMs(count: number): number | null {
  const seconds = pollDelaysSeconds[count]
  return seconds === undefined ? null : seconds * 1_000
}
