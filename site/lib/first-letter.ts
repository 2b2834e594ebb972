/**
 * Returns the first letter as readers see it, including accents and skin tones. Without `Intl.Segmenter`, returns the
 * first code point.
 */
export function firstLetter(text: string): string {
  if (!('Segmenter' in Intl)) return [...text][0] ?? ''
  const [letter] = new Intl.Segmenter().segment(text)
  return letter?.segment ?? ''
}
