/** Returns how many items two sequences share at the start, and how many of the remaining ones at the end. */
export function commonAffixes(first: readonly string[], second: readonly string[]): { start: number; end: number } {
  const same = Math.min(first.length, second.length)
  let start = 0
  while (start < same && first[start] === second[start]) start += 1
  let end = 0
  while (end < same - start && first.at(-1 - end) === second.at(-1 - end)) end += 1
  return { start, end }
}
