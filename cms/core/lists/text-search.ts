import { readSearchDigits } from './phone-search.ts'
import { rewriteSearch } from './rewrite-search.ts'

/** Letters that Unicode does not decompose. */
const plainLetters = new Map(
  ['Ø O', 'ø o', 'Ł L', 'ł l', 'Đ D', 'đ d', 'ı i', 'ß ss', 'Æ AE', 'æ ae', 'Œ OE', 'œ oe'].map((pair) => {
    const [letter = '', plain = ''] = pair.split(' ')
    return [letter, plain]
  }),
)

/** Accents that follow their letter, and apostrophes and the marks that people write instead: ' ` ʻ ʼ ‘ ’ ′. */
const removedMarks = /[\u0300-\u036f'`\u02b9-\u02bf\u02c8\u2018\u2019\u201b\u2032\u2035]/g

/**
 * Returns the text with plain letters and without apostrophes: 'Zoe OBrien' for 'Zoë O’Brien'. The database stores
 * names with the same rules.
 */
export function removeAccents(text: string): string {
  return text
    .replace(/[\u00b4\u0384]/g, '') // Unicode decomposes an accent without a letter (´) into a space and the accent.
    .normalize('NFKD')
    .replace(removedMarks, '')
    .replace(/[ØøŁłĐđıßÆæŒœ]/g, (letter) => plainLetters.get(letter) ?? letter)
}

const orderNumber = /^(?:NUSA-?)?[A-Z\d]{6}(?:-?\d{1,3})?$/i

/**
 * Converts the input of a search to the form of the stored search texts: names without accents and apostrophes, phone
 * numbers as digits, and order and booking numbers without `#` and hyphens.
 */
export function toStoredSearchText(input: string): string {
  const digits = readSearchDigits(input)
  if (digits !== null) return digits
  return removeAccents(input)
    .split(/\s+/)
    .map((word) => word.replace(/^#/, ''))
    .map((word) => (orderNumber.test(word) ? word.replaceAll('-', '') : word))
    .join(' ')
    .trim()
}

/** Applies `toStoredSearchText` to searches in the field `search_text` of the collection or of a related collection. */
export const searchStoredTexts = rewriteSearch(
  (field) => field === 'search_text' || field.endsWith('.search_text'),
  toStoredSearchText,
)
