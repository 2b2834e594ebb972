export interface Random {
  /** Returns a number from 0 (included) to 1 (excluded). */
  next: () => number
  /** Both `min` and `max` are included. */
  integer: (min: number, max: number) => number
  pick: <T>(values: readonly [T, ...T[]]) => T
}

/** The generator (mulberry32) returns the same values for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return { next, integer, pick: (values) => values[integer(0, values.length - 1)] ?? values[0] }
}
