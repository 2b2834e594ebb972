import { typedLine } from '@nusa/shared/words'

/** What begins a line of a numbered or bulleted list. */
const bullet = /^\s*(?:\d{1,3}\s*[.):]|[-–—•*·])\s+/

/** Returns the names of a pasted list, one per line; a single line is no list. */
export function pastedNames(text: string): string[] {
  const names = text
    .split(/[\r\n\u2028]+/)
    .map((line) => typedLine(line.replace(bullet, '').replaceAll(/[\t ]+/g, ' ')).slice(0, 120))
    .filter((name) => name !== '')
  return names.length > 1 ? names : []
}
