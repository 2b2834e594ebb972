/** Random values that are the same in every run. */
export interface Chance {
  /** From 0 to below 1. */
  next: () => number
  /** From `least` to `most`, both included. */
  whole: (least: number, most: number) => number
  pick: <T>(values: readonly [T, ...T[]]) => T
}

/** Creates a random generator from a seed (mulberry32). */
export function makeChance(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return { next, whole, pick: (values) => values[whole(0, values.length - 1)] ?? values[0] }
}
