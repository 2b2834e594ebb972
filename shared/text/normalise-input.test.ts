import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isBlank, normaliseLine, normaliseLines } from './normalise-input.ts'

/** From space and zero-width space to bidi override, bell, empty Braille cell and byte order mark. */
const invisibleCharacter = fc.constantFrom(
  ' ',
  '\u200b',
  '\u2060',
  '\u00ad',
  '\u3164',
  '\u202e',
  '\u0007',
  '\n',
  '\u2800',
  '\ufeff',
)
const blank = fc.array(invisibleCharacter).map((characters) => characters.join(''))

describe('text entered in a field', () => {
  test.each([
    ['A\nB\u202eC', 'A BC'],
    ['x\u0007y', 'xy'],
    ['Ayu\r\n\tLestari', 'Ayu Lestari'],
    ['  Ayu  Lestari ', 'Ayu  Lestari'],
    ['\u200b\u2060', ''],
    ['a\u0000b', 'ab'],
  ])('normaliseLine(%j) returns %j', (typed, expected) => {
    expect(normaliseLine(typed)).toBe(expected)
  })

  test.each(['نرگس\u200cخانم', 'ශ්\u200dරී', 'ภูเก็ต\u200bไทย', 'משה\u200e 3', '👩\u200d👧', 'Nguyễn', 'O’Brien'])(
    "normaliseLine does not change '%s'",
    (name) => {
      expect(normaliseLine(name)).toBe(name)
    },
  )

  it('is empty if it contains only invisible characters', () => {
    fc.assert(
      fc.property(blank, (text) => {
        expect([isBlank(text), normaliseLine(text), normaliseLines(text)]).toEqual([true, '', ''])
      }),
    )
  })

  it('keeps all visible characters, and does not change when normalised again', () => {
    const rest = (text: string) => text.replaceAll(/[\p{White_Space}\p{Cc}\ufeff\u202a-\u202e\u2066-\u2069]/gu, '')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = normaliseLine(text)
        expect(rest(line)).toBe(isBlank(text) ? '' : rest(text))
        expect(line).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
        expect(normaliseLine(line)).toBe(line)
      }),
    )
  })
})

it('normaliseLines keeps line breaks and tabs', () => {
  expect(normaliseLines(' Ibu sakit.\n\tMaaf\u0007,\u202e Ayu\n')).toBe('Ibu sakit.\n\tMaaf, Ayu')
})
