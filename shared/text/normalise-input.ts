const lineBreaksAndTabs = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/**
 * Includes bidirectional overrides, which reorder the letters up to the end of the line. Invisible characters that
 * affect only one position, such as joiners, are kept because some scripts need them.
 */
const controlCharacters = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

const controlCharactersExceptBreaks = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** U+2800 is the empty Braille cell. */
const visibleCharacter = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u

/** White space, control and invisible characters count as blank. */
export function isBlank(text: string): boolean {
  return !visibleCharacter.test(text)
}

/** Returns one line without control characters. Blank input becomes an empty string. */
export function normaliseLine(text: string): string {
  return trimUnlessBlank(text.replaceAll(lineBreaksAndTabs, ' ').replaceAll(controlCharacters, ''))
}

/** Keeps line breaks and tabs. */
export function normaliseLines(text: string): string {
  return trimUnlessBlank(text.replaceAll(controlCharactersExceptBreaks, ''))
}

function trimUnlessBlank(text: string): string {
  return isBlank(text) ? '' : text.trim()
}
