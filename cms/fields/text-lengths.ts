/** How many letters (UTF-16 units) a text may have, by the kind of its field. */
export interface Lengths {
  text: number
  textarea: number
}

/** What editors write: names and titles, up to which every page, mail and list holds, and descriptions of some pages. */
export const longestTexts: Lengths = { text: 200, textarea: 10_000 }

/** What is wrong with a text, or with one of several, that is longer than that; null where nothing is. */
export function tooLong(value: unknown, most: number): string | null {
  const lengths = [value].flat().map((text) => (typeof text === 'string' ? text.length : 0))
  const length = Math.max(0, ...lengths)
  if (length <= most) return null
  const written = (count: number) => count.toLocaleString('en')
  return lengths.length > 1
    ? `Please use at most ${written(most)} characters. One of these has ${written(length)}.`
    : `Please use at most ${written(most)} characters. This has ${written(length)}.`
}
