/** Seconds between two looks at an invoice whose payment should arrive any moment; then it is left to the traveller. */
export const pollPauses = [2, 3, 5, 8, 13, 21] as const

/** The pause (ms) before look `count` (0 is the first), or null where it has been looked at often enough. */
export function pollPause(count: number): number | null {
  const seconds = pollPauses[count]
  return seconds === undefined ? null : seconds * 1_000
}
