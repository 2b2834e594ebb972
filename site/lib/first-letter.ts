/**
 * The first letter of a text as somebody reads it, with all that belongs to it: an accent, a skin tone. Browsers that can't tell
 * give its first code point, which is half of no letter either.
 */
export function firstLetter(text: string): string {
  const letters = 'Segmenter' in Intl ? new Intl.Segmenter().segment(text) : null
  for (const { segment } of letters ?? []) return segment
  return [...text][0] ?? ''
}
