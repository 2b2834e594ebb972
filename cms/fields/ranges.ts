/** A range of counts as it stands in a form: an end that is not written yet is null. */
export interface Range {
  from: number | null
  to: number | null
}

/** The highest count, which says that a range has no end. */
export const noEnd = 999

type Complete = { from: number; to: number }

/** A row of a price table as a range. */
export function rangeOf(row: Record<string, unknown>, min: string, max: string): Range {
  return { from: wholeOrNull(row[min]), to: wholeOrNull(row[max]) }
}

/** The range in words: '1–3', '4', '9 or more'. */
export function rangeWords({ from, to }: { from: number; to: number | null }): string {
  if (to === null || to >= noEnd) return `${from} or more`
  return from === to ? String(from) : `${from}–${to}`
}

/**
 * Why a row can't stand beside the others of its price table, or null where it can: no two may hold the same count, since
 * the table would name two prices for it. It is said once, at the one that begins later. A row that ends before it begins
 * says so itself.
 */
export function overlapOf(ranges: readonly Range[], index: number): string | null {
  const range = ranges[index]
  if (!range || !isComplete(range)) return null
  const before = ranges.find(
    (other, place): other is Complete =>
      place !== index &&
      isComplete(other) &&
      (other.from < range.from || (other.from === range.from && place < index)) &&
      other.to >= range.from,
  )
  if (!before) return null
  return `The rows ${before.from}–${before.to} and ${range.from}–${range.to} overlap. Each number may be in one row only.`
}

export function isComplete(range: Range): range is Complete {
  return range.from !== null && range.to !== null && range.from <= range.to
}

/** A whole number, or null for anything else. */
export function wholeOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}
