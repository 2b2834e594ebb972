/** Which characters a typeface has. */
export type Covers = (codePoint: number) => boolean

/** Writes text of any script in plain Latin letters. */
export type Romanize = (text: string) => string

/** What has no shape of its own: controls, direction marks, joiners, variation selectors, halves of characters. */
const shapeless = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}|[\u{fe00}-\u{fe0f}]|\u{20e3}/gu

/** Joiners that do not change the shape of a letter before them, as between the parts of an emoji. */
const uselessJoiner = /(?<![\p{Script=Arabic}\p{Script=Devanagari}])[\u200c\u200d]+/gu

/** Pictures say nothing that the words beside them don't. */
const picture = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]$/u

/**
 * Runs of scripts whose letters one by one give no reading: Han is read otherwise in Japanese than in Chinese, the others leave
 * vowels out or write them around the consonant.
 */
const unreadable =
  /[\p{Script=Han}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{M}]+/gu

/** Text as one line of characters that have a shape. */
export function cleanText(text: string): string {
  const shaped = text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(shapeless, (one) => (/[\u200c\u200d]/.test(one) ? one : ''))
    .replaceAll(uselessJoiner, '')
  return shaped.replaceAll(/ +/g, ' ').trim()
}

/** Whether a clean text has characters that the typeface lacks. */
export function needsRomanizing(text: string, covers: Covers): boolean {
  return [...text].some((character) => !has(covers, character))
}

/**
 * A clean text in characters that the typeface has: letters of other alphabets as Latin ones, an ellipsis for
 * scripts that cannot be read letter by letter, pictures left out, everything else untouched, and a dash if nothing is left. A
 * wrong letter, a wrong reading or an empty box is never drawn.
 */
export function romanized(text: string, covers: Covers, romanize: Romanize): string {
  const readable = text.replaceAll(unreadable, (run) => ([...run].every((one) => has(covers, one)) ? run : '…'))
  const drawn = [...readable].map((character) => {
    if (has(covers, character)) return character
    return picture.test(character) ? '' : [...romanize(character)].filter((letter) => has(covers, letter)).join('')
  })
  return drawn.join('').replaceAll(/ +/g, ' ').trim() || '–'
}

function has(covers: Covers, character: string): boolean {
  return covers(character.codePointAt(0) ?? 0)
}
