/**
 * Returns the first letter as readers see it, including accents and skin tones. Without `Intl.Segmenter`, returns the
 * first code point.
 */
export function firstLetter(text: string): string {
  const letters = 'Segmenter' in Intl ? new Intl.Segmenter().segment(text) : null
  for (const { segment } of letters ?? []) return segment
  return [...text][0] ?? ''
}
