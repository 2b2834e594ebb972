import { isBlank, normaliseLine } from '@nusa/shared/text'

/** Matches '1. ', '- ' and similar. */
const bulletPattern = /^\s*(?:\d{1,3}\s*[.):]|[-–—•*·])\s+/

/**
 * Matches the heading of a column with names of travellers, such as 'Full name', 'Surname' or 'Nama tamu' (Indonesian),
 * but not 'Emergency contact name'.
 */
const nameHeadingPattern = /^(?!.*\b(?:contact|kontak)\b).*\b(?:names?|surname|nama)\b/i

/** Matches a number, a date, a phone number and an email address. Columns with nothing else contain no names. */
const noNamePattern = /^[\d\s.,/:+()#-]*$|@/

/**
 * Returns the names of a pasted list with one name per line; empty if the text is a single line. In a copied table, the
 * names are in the columns with a heading such as 'Full name'. Without headings, all columns with words are names.
 */
export function parsePastedNames(text: string): string[] {
  const lines = text.split(/[\r\n\u2028]+/).filter((line) => line.trim() !== '')
  const names = joinNameColumns(lines.map((line) => line.split('\t').map((cell) => cell.trim())))
    .map((name) => normaliseLine(name.replace(bulletPattern, '')))
    .filter((name) => name !== '')
  return lines.length > 1 ? names : []
}

function joinNameColumns(rows: readonly string[][]): string[] {
  const [headings = [], ...rowsBelow] = rows
  const hasHeadings = headings.length > 1 && headings.some((heading) => nameHeadingPattern.test(heading))
  const nameRows = hasHeadings ? rowsBelow : rows
  const isNameColumn = (column: number) =>
    hasHeadings
      ? nameHeadingPattern.test(headings[column] ?? '')
      : nameRows.some((cells) => !noNamePattern.test(cells[column] ?? ''))
  return nameRows.map((cells) => cells.filter((_, column) => isNameColumn(column)).join(' '))
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
  const targetFields = fields.filter(({ name }, index) => index === 0 || isBlank(name))
  const placedNames: Record<string, string> = {}
  for (const [index, { key }] of targetFields.entries()) {
    const name = names[index]
    if (name !== undefined) placedNames[key] = name
  }
  return { placedNames, unplacedNames: names.slice(targetFields.length) }
}
