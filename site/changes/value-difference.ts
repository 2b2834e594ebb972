import type { FieldValue } from '@nusa/shared/publishing'
import { commonAffixes, shortenText, textDifference } from './text-difference.ts'

/** Number of values shown on each side of a difference as context. */
const contextValues = 1

/** Maximum number of values per side. */
const maxValues = 12

export type FieldValues = readonly FieldValue[]

/** Shortens two lists of values to the part in which they differ. */
export function valueDifference(
  before: FieldValues,
  after: FieldValues,
): { before: FieldValue[]; after: FieldValue[] } {
  const { start, end } = commonAffixes(before.map(keyOf), after.map(keyOf))
  const [earlier, later] = [before[start], after[start]]
  // The first two texts that differ are shortened to their difference.
  const first = typeof earlier === 'string' && typeof later === 'string' ? textDifference(earlier, later) : null
  return {
    before: excerpt(first ? before.with(start, first.before) : before, start, end),
    after: excerpt(first ? after.with(start, first.after) : after, start, end),
  }
}

/** Shortens a single list of values. */
export function shortenValues(values: FieldValues): FieldValue[] {
  return excerpt(values, 0, 0)
}

function keyOf(value: FieldValue): string {
  return JSON.stringify(value)
}

function excerpt(values: FieldValues, sameAtStart: number, sameAtEnd: number): FieldValue[] {
  const start = Math.max(0, sameAtStart - contextValues)
  const end = Math.min(values.length, values.length - sameAtEnd + contextValues, start + maxValues)
  const shown = values.slice(start, end).map((value) => (typeof value === 'string' ? shortenText(value) : value))
  const more: FieldValue[] = [{ kind: 'more' }]
  return [...(start > 0 ? more : []), ...shown, ...(end < values.length ? more : [])]
}
