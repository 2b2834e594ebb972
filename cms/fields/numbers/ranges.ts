/** A range of counts in a form. A missing end is null. */
export interface Range {
  from: number | null
  to: number | null
}

/** The highest count. A range that ends with this count has no upper limit. */
export const noEnd = 999

type CompleteRange = { from: number; to: number }

/** Reads the range from a row of a price table. */
export function readRange(row: Record<string, unknown>, min: string, max: string): Range {
  return { from: integerOrNull(row[min]), to: integerOrNull(row[max]) }
}

/** Returns a range as text, such as '1–3', '4' or '9 or more'. */
export function rangeText({ from, to }: { from: number; to: number | null }): string {
  if (to === null || to >= noEnd) return `${from} or more`
  return from === to ? String(from) : `${from}–${to}`
}

/**
 * Returns an error if a row overlaps with another row of the price table, otherwise null. A count that is in two rows
 * would have two prices. Only the row that starts later reports the overlap. Rows that end before they start are
 * ignored, because they have a separate error.
 */
export function overlapError(ranges: readonly Range[], index: number): string | null {
  const range = ranges[index]
  if (!range || !isComplete(range)) return null
  const before = ranges.find(
    (other, otherIndex): other is CompleteRange =>
      otherIndex !== index &&
      isComplete(other) &&
      (other.from < range.from || (other.from === range.from && otherIndex < index)) &&
      other.to >= range.from,
  )
  if (!before) return null
  return `The rows ${before.from}–${before.to} and ${range.from}–${range.to} overlap. Each number may be in one row only.`
}

export function isComplete(range: Range): range is CompleteRange {
  return range.from !== null && range.to !== null && range.from <= range.to
}

/** Returns a whole number, or null for anything else. */
export function integerOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}
