/** Unicode does not decompose these letters into a letter and an accent. */
const plainLetters = new Map(
  ['Ø O', 'ø o', 'Ł L', 'ł l', 'Đ D', 'đ d', 'ı i', 'ß ss', 'Æ AE', 'æ ae', 'Œ OE', 'œ oe'].map((pair) => {
    const [letter = '', plain = ''] = pair.split(' ')
    return [letter, plain]
  }),
)

/** Matches combining accents, apostrophes, and what people write instead of apostrophes: ' ` ʻ ʼ ‘ ’ ′. */
const removedMarks = /[\u0300-\u036f'`\u02b9-\u02bf\u02c8\u2018\u2019\u201b\u2032\u2035]/g

/** Returns 'Zoe OBrien' for 'Zoë O’Brien'. The database stores names with the same rules. */
export function removeAccents(text: string): string {
  return text
    .replace(/[\u00b4\u0384]/g, '') // Normalising an accent without a letter (´) would add a space.
    .normalize('NFKD')
    .replace(removedMarks, '')
    .replace(/[ØøŁłĐđıßÆæŒœ]/g, (letter) => plainLetters.get(letter) ?? letter)
}
