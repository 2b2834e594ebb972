export interface Range {
  from: number | null
  to: number | null
}

/** A range that ends with this count has no upper limit. */
export const openRangeEnd = 999

type CompleteRange = { from: number; to: number }

export function readRange(row: Record<string, unknown>, minField: string, maxField: string): Range {
  return { from: integerOrNull(row[minField]), to: integerOrNull(row[maxField]) }
}

/** Returns '1–3', '4' or '9 or more'. */
export function rangeText({ from, to }: { from: number; to: number | null }): string {
  if (to === null || to >= openRangeEnd) return `${from} or more`
  return from === to ? String(from) : `${from}–${to}`
}

/**
 * Returns an error if the row at `index` overlaps a row that starts earlier, because a count in both rows would have
 * two prices. Otherwise returns null. A row that ends before it starts has a separate error.
 */
export function findOverlapError(ranges: readonly Range[], index: number): string | null {
  const range = ranges[index]
  if (!range || !isCompleteRange(range)) return null
  const overlappingRange = ranges.find((otherRange, otherIndex): otherRange is CompleteRange => {
    if (otherIndex === index || !isCompleteRange(otherRange)) return false
    const startsEarlier = otherRange.from < range.from || (otherRange.from === range.from && otherIndex < index)
    return startsEarlier && otherRange.to >= range.from
  })
  if (!overlappingRange) return null
  return `The rows ${overlappingRange.from}–${overlappingRange.to} and ${range.from}–${range.to} overlap. Each number may be in one row only.`
}

export function isCompleteRange(range: Range): range is CompleteRange {
  return range.from !== null && range.to !== null && range.from <= range.to
}

export function integerOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}
