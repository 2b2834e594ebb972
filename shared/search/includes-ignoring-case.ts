/** Returns whether a text contains another one, ignoring case. */
export function includesIgnoringCase(text: string, search: string): boolean {
  return text.toLowerCase().includes(search.toLowerCase())
}
