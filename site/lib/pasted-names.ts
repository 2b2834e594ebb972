import { isBlank, normaliseLine } from '@nusa/shared/text'

/** Matches '1. ', '- ' and similar. */
const bulletPattern = /^\s*(?:\d{1,3}\s*[.):]|[-–—•*·])\s+/

/** Returns the names of a pasted list with one name per line; empty if the text is a single line. */
export function parsePastedNames(text: string): string[] {
  const names = text
    .split(/[\r\n\u2028]+/)
    .map((line) => normaliseLine(line.replace(bulletPattern, '').replaceAll(/[\t ]+/g, ' ')))
    .filter((name) => name !== '')
  return names.length > 1 ? names : []
}

interface NameField {
  key: string
  name: string
}

/** Replaces the name in the first field, and fills the following fields that have no name. */
export function placePastedNames(
  fields: readonly NameField[],
  names: readonly string[],
): { placedNames: Record<string, string>; unplacedNames: string[] } {
  const freeFields = fields.filter(({ name }, index) => index === 0 || isBlank(name))
  const placedNames: Record<string, string> = {}
  for (const [index, { key }] of freeFields.entries()) {
    const name = names[index]
    if (name !== undefined) placedNames[key] = name
  }
  return { placedNames, unplacedNames: names.slice(freeFields.length) }
}
