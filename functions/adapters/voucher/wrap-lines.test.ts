import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wrapLines } from './wrap-lines.ts'

const measure = (text: string) => [...text].length

describe('wrapped text', () => {
  test.each([
    ['breaks at spaces', 'one two three', 8, undefined, ['one two', 'three']],
    ['breaks a word that is wider than a line', 'a longestword', 6, undefined, ['a', 'longes', 'tword']],
    ['ends in an ellipsis if it does not fit', 'one two three four', 7, 2, ['one two', 'three…']],
    ['shortens a word so that the ellipsis fits into the width', 'one two longest four', 7, 2, ['one two', 'longes…']],
    ['has no lines if there is no text', '', 7, undefined, []],
  ])('%s', (_rule, text, width, most, lines) => {
    expect(wrapLines(text, width, measure, most)).toEqual(lines)
  })

  test('never exceeds the width or the number of lines, and contains every letter unless it ends in an ellipsis', () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'ß', '木'), minLength: 1, maxLength: 30 }))
    fc.assert(
      fc.property(words, fc.integer({ min: 2, max: 12 }), fc.integer({ min: 1, max: 40 }), (typed, width, most) => {
        const text = typed.join(' ')
        const lines = wrapLines(text, width, measure, most)
        expect(lines.length).toBeLessThanOrEqual(most)
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width)
        const isCut = lines.at(-1)?.endsWith('…') ?? false
        if (!isCut) expect(lines.join('').replaceAll(' ', '')).toBe(typed.join(''))
      }),
    )
  })
})
