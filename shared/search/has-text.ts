/** Returns whether a text contains another one, ignoring case. */
export function hasText(whole: string, wanted: string): boolean {
  return whole.toLowerCase().includes(wanted.toLowerCase())
}
