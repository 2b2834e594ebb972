/** Says whether a text stands somewhere in another one, in upper or lower case. */
export function hasText(whole: string, wanted: string): boolean {
  return whole.toLowerCase().includes(wanted.toLowerCase())
}
