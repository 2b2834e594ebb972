import type { FieldValue } from '@nusa/shared/publishing'

/** Number of unchanged values shown on each side of a difference. */
const contextValueCount = 1

const maxValues = 12

export type FieldValues = readonly FieldValue[]

/** Shortens two lists of values to the part in which they differ. */
export function valueDifference(
  before: FieldValues,
  after: FieldValues,
): { before: FieldValue[]; after: FieldValue[] } {
  const { sameAtStart, sameAtEnd } = countSameItems(before.map(toKey), after.map(toKey))
  const valueBefore = before[sameAtStart]
  const valueAfter = after[sameAtStart]
  // The first two texts that differ are shortened to their difference.
  const firstDifference =
    typeof valueBefore === 'string' && typeof valueAfter === 'string' ? textDifference(valueBefore, valueAfter) : null
  const shownBefore = firstDifference ? before.with(sameAtStart, firstDifference.before) : before
  const shownAfter = firstDifference ? after.with(sameAtStart, firstDifference.after) : after
  return {
    before: excerptOfValues(shownBefore, sameAtStart, sameAtEnd),
    after: excerptOfValues(shownAfter, sameAtStart, sameAtEnd),
  }
}

export function shortenValues(values: FieldValues): FieldValue[] {
  return excerptOfValues(values, 0, 0)
}

function toKey(value: FieldValue): string {
  return JSON.stringify(value)
}

function excerptOfValues(values: FieldValues, sameAtStart: number, sameAtEnd: number): FieldValue[] {
  const start = Math.max(0, sameAtStart - contextValueCount)
  const end = Math.min(values.length, values.length - sameAtEnd + contextValueCount, start + maxValues)
  const shownValues: FieldValue[] = values
    .slice(start, end)
    .map((value) => (typeof value === 'string' ? shortenText(value) : value))
  if (start > 0) shownValues.unshift({ kind: 'more' })
  if (end < values.length) shownValues.push({ kind: 'more' })
  return shownValues
}

/** Number of unchanged words shown around a difference. */
const contextWordCount = 4

/** Maximum number of characters per side. */
const maxLength = 160

/**
 * Shortens two texts to the part in which they differ: '… day. Bring a hat and water, please …'. Short texts are
 * returned whole.
 */
export function textDifference(before: string, after: string): { before: string; after: string } {
  const wordsBefore = wordsOf(before)
  const wordsAfter = wordsOf(after)
  const { sameAtStart, sameAtEnd } = countSameItems(wordsBefore, wordsAfter)
  return {
    before: excerptOfWords(wordsBefore, sameAtStart, sameAtEnd),
    after: excerptOfWords(wordsAfter, sameAtStart, sameAtEnd),
  }
}

export function shortenText(text: string): string {
  return excerptOfWords(wordsOf(text), 0, 0)
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

function excerptOfWords(words: readonly string[], sameAtStart: number, sameAtEnd: number): string {
  const start = Math.max(0, sameAtStart - contextWordCount)
  const end = Math.min(words.length, words.length - sameAtEnd + contextWordCount)
  const text = words.slice(start, end).join(' ')
  const isCut = text.length > maxLength
  const shownText = isCut ? withoutHalfCharacter(text.slice(0, maxLength)).trimEnd() : text
  return `${start > 0 ? '… ' : ''}${shownText}${isCut || end < words.length ? ' …' : ''}`
}

/** A cut may leave half of a surrogate pair at the end. */
function withoutHalfCharacter(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '')
}

/** Returns the number of equal items at the start and, among the remaining items, at the end. */
function countSameItems(
  first: readonly string[],
  second: readonly string[],
): { sameAtStart: number; sameAtEnd: number } {
  const maxShared = Math.min(first.length, second.length)
  let sameAtStart = 0
  while (sameAtStart < maxShared && first[sameAtStart] === second[sameAtStart]) sameAtStart += 1
  let sameAtEnd = 0
  while (sameAtEnd < maxShared - sameAtStart && first.at(-1 - sameAtEnd) === second.at(-1 - sameAtEnd)) sameAtEnd += 1
  return { sameAtStart, sameAtEnd }
}
