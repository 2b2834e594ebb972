export interface Range {
  from: number | null
  to: number | null
}

/** A range that ends with this count has no upper limit. */
export const noEnd = 999

type CompleteRange = { from: number; to: number }

export function readRange(row: Record<string, unknown>, min: string, max: string): Range {
  return { from: integerOrNull(row[min]), to: integerOrNull(row[max]) }
}

/** Returns '1–3', '4' or '9 or more'. */
export function rangeText({ from, to }: { from: number; to: number | null }): string {
  if (to === null || to >= noEnd) return `${from} or more`
  return from === to ? String(from) : `${from}–${to}`
}

/**
 * Returns an error if two rows share a count, which would have two prices, or null. Only the row that starts later
 * reports it. Rows that end before they start have a separate error.
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

export function integerOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}
