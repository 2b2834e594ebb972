export interface TextLengths {
  text: number
  textarea: number
}

/** Lengths in UTF-16 units. A name or title fits on every page; a description can have several pages. */
export const maxTextLengths: TextLengths = { text: 200, textarea: 10_000 }

/** Returns an error if a text, or one text of a list, is longer than `maxLength` (UTF-16 units), or null. */
export function lengthError(value: unknown, maxLength: number): string | null {
  const texts: unknown[] = Array.isArray(value) ? value : [value]
  const lengths = texts.map((text) => (typeof text === 'string' ? text.length : 0))
  const length = Math.max(0, ...lengths)
  if (length <= maxLength) return null
  const formatCount = (count: number) => count.toLocaleString('en')
  return lengths.length > 1
    ? `Please use at most ${formatCount(maxLength)} characters. One of these texts has ${formatCount(length)}.`
    : `Please use at most ${formatCount(maxLength)} characters. This text has ${formatCount(length)}.`
}
