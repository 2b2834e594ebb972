/** Returns how many items two sequences share at the start, and how many of the remaining ones at the end. */
export function sameEnds(one: readonly string[], other: readonly string[]): { start: number; end: number } {
  const same = Math.min(one.length, other.length)
  let start = 0
  while (start < same && one[start] === other[start]) start += 1
  let end = 0
  while (end < same - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return { start, end }
}
