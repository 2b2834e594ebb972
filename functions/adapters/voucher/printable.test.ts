import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText, needsRomanizing, romanized } from './printable.ts'

/** A typeface with Latin letters, the en dash and the ellipsis. */
const covers = (codePoint: number) =>
  (codePoint >= 32 && codePoint < 0x250) || codePoint === 0x2013 || codePoint === 0x2026
const romanize = (text: string) => ({ У: 'U', б: 'b', 山: 'Shan', 田: 'Tian', '☂': ':umbrella:' })[text] ?? ''
const print = (text: string) => romanized(cleanText(text), covers, romanize)

describe('a text that is printed', () => {
  test.each([
    ['stays as it is where the typeface has all of it', 'Żółw & Ubud – 50 %', 'Żółw & Ubud – 50 %'],
    ['has letters of other alphabets in Latin ones', 'Уб!', 'Ub!'],
    ['has an ellipsis for a script that has no reading letter by letter', 'Bali 山田!', 'Bali …!'],
    ['has an ellipsis for Arabic, Thai and Devanagari', 'علي ทัวร์ मीरा', '… … …'],
    ['loses pictures, and the space that they leave', 'Bali 🏝️ 👩🏽‍🌾 ☂ now 🇮🇩', 'Bali now'],
    ['is a dash where nothing is left', '🌴🌴', '–'],
    ['is one line', ' Two\r\n\tlines\u2028here ', 'Two lines here'],
    ['loses what has no shape', 'a\u200bb\u202ec\u0000d\ud800e', 'abcde'],
    ['joins a letter and its accent', 'e\u0301', 'é'],
  ])('%s', (_rule, text, printed) => {
    expect(print(text)).toBe(printed)
  })

  test('has no character that the typeface lacks, whatever was typed', () => {
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
