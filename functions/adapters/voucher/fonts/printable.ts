export type Covers = (codePoint: number) => boolean

export type Romanize = (text: string) => string

/**
 * Matches control characters, direction marks, joiners, variation selectors, the key frame of emoji, lone surrogates,
 * and private or unassigned characters.
 */
const invisibleCharacter = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}|[\u{fe00}-\u{fe0f}]|\u{20e3}/gu

/**
 * Matches joiners that do not change the shape of the preceding letter, for example joiners between the parts of an
 * emoji.
 */
const redundantJoiner = /(?<![\p{Script=Arabic}\p{Script=Devanagari}])[\u200c\u200d]+/gu

const pictograph = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]$/u

/**
 * Transliterations of these scripts would be wrong. Han characters are read differently in Japanese and Chinese. The
 * other scripts leave out vowels or write them around the consonant.
 */
const untransliterableText =
  /[\p{Script=Han}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{M}]+/gu

export function cleanText(text: string): string {
  const visibleText = text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(invisibleCharacter, (character) => (/[\u200c\u200d]/.test(character) ? character : ''))
    .replaceAll(redundantJoiner, '')
  return visibleText.replaceAll(/ +/g, ' ').trim()
}

export function needsRomanizing(text: string, covers: Covers): boolean {
  return [...text].some((character) => !hasGlyph(covers, character))
}

/**
 * Replaces the characters that the fonts cannot draw. Scripts that cannot be transliterated are replaced with an
 * ellipsis, because wrong letters are worse than none. An empty result is replaced with a dash.
 */
export function toPrintableText(text: string, covers: Covers, romanize: Romanize): string {
  const readableText = text.replaceAll(untransliterableText, (run) =>
    [...run].every((character) => hasGlyph(covers, character)) ? run : '…',
  )
  const letters = [...readableText].map((character) => {
    if (hasGlyph(covers, character)) return character
    if (pictograph.test(character)) return ''
    const romanizedLetters = [...romanize(character)].filter((letter) => hasGlyph(covers, letter))
    return romanizedLetters.join('')
  })
  return letters.join('').replaceAll(/ +/g, ' ').trim() || '–'
}

function hasGlyph(covers: Covers, character: string): boolean {
  return covers(character.codePointAt(0) ?? 0)
}
