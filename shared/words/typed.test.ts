import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isBlank, typedLine, typedLines } from './typed.ts'

/** A space, a zero-width space, a word joiner, a soft hyphen, a Hangul filler, an override, a bell, Braille without a dot. */
const unseen = fc.constantFrom(
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
const blank = fc.array(unseen).map((characters) => characters.join(''))

describe('what is typed into a line', () => {
  test.each([
    ['A\nB\u202eC', 'A BC'],
    ['x\u0007y', 'xy'],
    ['Ayu\r\n\tLestari', 'Ayu Lestari'],
    ['  Ayu  Lestari ', 'Ayu  Lestari'],
    ['\u200b\u2060', ''],
    ['a\u0000b', 'ab'],
  ])('%j is kept as %j', (typed, expected) => {
    expect(typedLine(typed)).toBe(expected)
  })

  test.each(['نرگس\u200cخانم', 'ශ්\u200dරී', 'ภูเก็ต\u200bไทย', 'משה\u200e 3', '👩\u200d👧', 'Nguyễn', 'O’Brien'])(
    '%s is kept as it is',
    (name) => {
      expect(typedLine(name)).toBe(name)
    },
  )

  it('is empty where nothing of it is seen', () => {
    fc.assert(
      fc.property(blank, (text) => {
        expect([isBlank(text), typedLine(text), typedLines(text)]).toEqual([true, '', ''])
      }),
    )
  })

  it('loses nothing else of what is seen, and nothing when it is kept once more', () => {
    const rest = (text: string) => text.replaceAll(/[\p{White_Space}\p{Cc}\ufeff\u202a-\u202e\u2066-\u2069]/gu, '')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = typedLine(text)
        expect(rest(line)).toBe(isBlank(text) ? '' : rest(text))
        expect(line).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
        expect(typedLine(line)).toBe(line)
      }),
    )
  })
})

it('what is typed into several lines stays in them', () => {
  expect(typedLines(' Ibu sakit.\n\tMaaf\u0007,\u202e Ayu\n')).toBe('Ibu sakit.\n\tMaaf, Ayu')
})
