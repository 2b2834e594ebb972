/** How many members two sequences have the same at their start, and how many of the others at their end. */
export function sameEnds(one: readonly string[], other: readonly string[]): { start: number; end: number } {
  const same = Math.min(one.length, other.length)
  let start = 0
  while (start < same && one[start] === other[start]) start += 1
  let end = 0
  while (end < same - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return { start, end }
}
