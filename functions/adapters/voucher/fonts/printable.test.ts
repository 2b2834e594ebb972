import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText, needsRomanizing, toPrintableText } from './printable.ts'

/** Covers Latin letters, the en dash and the ellipsis. */
const covers = (codePoint: number) =>
  (codePoint >= 32 && codePoint < 0x250) || codePoint === 0x2013 || codePoint === 0x2026
const romanize = (text: string) => ({ У: 'U', б: 'b', 山: 'Shan', 田: 'Tian', '☂': ':umbrella:' })[text] ?? ''
const print = (text: string) => toPrintableText(cleanText(text), covers, romanize)

describe('a printable text', () => {
  test.each([
    ['is unchanged if the typeface has all characters', 'Żółw & Ubud – 50 %', 'Żółw & Ubud – 50 %'],
    ['has Latin letters instead of letters of other alphabets', 'Уб!', 'Ub!'],
    ['has an ellipsis instead of a script that cannot be transliterated', 'Bali 山田!', 'Bali …!'],
    ['has an ellipsis instead of Arabic, Thai or Devanagari text', 'علي ทัวร์ मीरा', '… … …'],
    ['has no pictures and no extra spaces around pictures', 'Bali 🏝️ 👩🏽‍🌾 ☂ now 🇮🇩', 'Bali now'],
    ['is a dash if no characters are left', '🌴🌴', '–'],
    ['is one line', ' Two\r\n\tlines\u2028here ', 'Two lines here'],
    ['has no characters without a shape', 'a\u200bb\u202ec\u0000d\ud800e', 'abcde'],
    ['has one character for a letter and its accent', 'e\u0301', 'é'],
  ])('%s', (_rule, text, printed) => {
    expect(print(text)).toBe(printed)
  })

  test('contains only characters of the typeface for any input', () => {
    const text = fc.string({ unit: 'binary', maxLength: 80 })
    fc.assert(
      fc.property(text, (typed) => {
        const printed = print(typed)
        expect(needsRomanizing(printed, covers)).toBe(false)
        expect(printed).not.toBe('')
      }),
      { numRuns: 40 },
    )
  })
})
