/** What parts two lines, or two columns. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/**
 * Controls, and what turns the letters around it up to the end of the line. Marks for one place, joiners and the like are part of
 * how people write.
 */
const disturbing = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu
const disturbingLines = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** Whatever is seen on a page; U+2800 is a sign of Braille without a dot. */
const seen = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u

/** Says whether nothing is seen of a text: it is empty, or only white space, controls and invisible characters. */
export function isBlank(text: string): boolean {
  return !seen.test(text)
}

/** What somebody typed into a field of one line, as it is kept: without the spaces around it, and empty where it is blank. */
export function typedLine(text: string): string {
  return kept(text.replaceAll(breaks, ' ').replaceAll(disturbing, ''))
}

/** The same of a field of several lines. */
export function typedLines(text: string): string {
  return kept(text.replaceAll(disturbingLines, ''))
}

function kept(text: string): string {
  return isBlank(text) ? '' : text.trim()
}
