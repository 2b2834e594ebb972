import { sameEnds } from './same-ends.ts'

/** Number of words shown around a difference as context. */
const around = 4

/** Maximum number of characters per side. */
const most = 160

/**
 * Shortens two texts to the part in which they differ. Short texts are returned whole; a long one becomes '… day. Bring
 * a hat and water, please …'. An ellipsis marks omitted text.
 */
export function textDifference(before: string, after: string): { before: string; after: string } {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  const { start, end } = sameEnds(one, other)
  return { before: piece(one, start, end), after: piece(other, start, end) }
}

/** Shortens a single text. */
export function shortened(text: string): string {
  return piece(wordsOf(text), 0, 0)
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

function piece(words: readonly string[], sameAtStart: number, sameAtEnd: number): string {
  const start = Math.max(0, sameAtStart - around)
  const end = Math.min(words.length, words.length - sameAtEnd + around)
  const text = words.slice(start, end).join(' ')
  const isCut = text.length > most
  const shown = isCut ? wholeCharacters(text.slice(0, most)).trimEnd() : text
  return `${start > 0 ? '… ' : ''}${shown}${isCut || end < words.length ? ' …' : ''}`
}

/** Removes half of a surrogate pair that a cut may leave at the end. */
function wholeCharacters(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '')
}
