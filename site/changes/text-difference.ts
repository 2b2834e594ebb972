import { sameEnds } from './same-ends.ts'

/** Words that stand around what differs, so that one sees where it is. */
const around = 4

/** Characters of one side beyond which it is cut. */
const most = 160

/**
 * Two texts shortened to where they differ: of 'Bring a hat and water, please.' and 'Bring a towel and water, please.' all, of a long
 * one '… day. Bring a hat and water, please …'. What is cut says '…'.
 */
export function textDifference(before: string, after: string): { before: string; after: string } {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  const { start, end } = sameEnds(one, other)
  return { before: piece(one, start, end), after: piece(other, start, end) }
}

/** A text alone, shortened. */
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

/** Without the half of a character that a cut may leave at the end. */
function wholeCharacters(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '')
}
