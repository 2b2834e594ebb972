/**
 * Returns the first letter as readers see it, including accents and skin tones. Without `Intl.Segmenter`, returns the
 * first code point.
 */
export function firstLetter(text: string): string {
  if (!('Segmenter' in Intl)) return [...text][0] ?? ''
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return letters[0] ?? ''
}
