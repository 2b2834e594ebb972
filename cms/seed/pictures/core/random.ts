/** Chance that always falls the same way for the same seed. */
export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  between(low: number, high: number): number
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly [T, ...T[]]): T
}

/** FNV-1a, so that similar seeds start far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** Mulberry32: small, quick and good enough for leaves and waves. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  const int = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
  }
}

/** Smooth noise along one axis, from -1 to 1: `octaves` layers, each twice as fine and `gain` times as strong. */
export function createNoise(random: Random, octaves = 4, gain = 0.5): (x: number) => number {
  const values = Array.from({ length: 256 }, () => random.between(-1, 1))
  const at = (i: number) => values[((i % 256) + 256) % 256] ?? 0
  const single = (x: number) => {
    const i = Math.floor(x)
    const f = x - i
    return at(i) + (at(i + 1) - at(i)) * f * f * (3 - 2 * f)
  }
  return (x) => {
    let sum = 0
    let strength = 1
    let total = 0
    for (let octave = 0; octave < octaves; octave++) {
      sum += single(x * 2 ** octave + octave * 17.3) * strength
      total += strength
      strength *= gain
    }
    return sum / total
  }
}
