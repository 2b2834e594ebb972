import { normaliseLine } from '@nusa/shared/text'

/** The start of a line in a numbered or bulleted list. */
const bullet = /^\s*(?:\d{1,3}\s*[.):]|[-–—•*·])\s+/

/** Returns the names of a pasted list, one per line; empty for a single line. */
export function parsePastedNames(text: string): string[] {
  const names = text
    .split(/[\r\n\u2028]+/)
    .map((line) => normaliseLine(line.replace(bullet, '').replaceAll(/[\t ]+/g, ' ')).slice(0, 120))
    .filter((name) => name !== '')
  return names.length > 1 ? names : []
}
