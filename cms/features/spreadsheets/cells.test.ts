import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPossibleDays, joinTexts, normaliseTime, parseNumber, splitTexts } from './cells.ts'

const trimmed = fc.string({ unit: 'binary' }).map((text) => text.trim())
const texts = fc.array(trimmed.filter((text) => text !== ''))

test('splitTexts returns the same texts that joinTexts has joined in a cell', () => {
  expect(joinTexts(['Boat', 'Lunch'])).toBe('Boat | Lunch')
  expect(splitTexts('Boat|Lunch |  | Guide ')).toEqual(['Boat', 'Lunch', 'Guide'])
  expect(joinTexts(['Tea | coffee', 'C:\\'])).toBe('Tea \\| coffee | C:\\\\')
  fc.assert(
    fc.property(texts, (all) => {
      expect(splitTexts(joinTexts(all))).toEqual(all)
    }),
  )
})

test.each([
  ['350000', 350_000],
  ['4.8', 4.8],
  ['4,8', 4.8],
  ['0', 0],
  ['-5', -5],
  ['350000.00', 350_000],
  ['12.3456', 12.3456],
])('parseNumber(%j) returns %j', (cell, number) => {
  expect(parseNumber(cell)).toBe(number)
})

test.each(['350.000', '350,000', '1.250.000', 'Rp350000', '35O', '', '1e5', '350 000', '.5'])(
  'parseNumber(%j) returns null, because the cell is ambiguous or not a number',
  (cell) => {
    expect(parseNumber(cell)).toBeNull()
  },
)

test.each([
  ['2026-12-24', ['2026-12-24']],
  ['12/24/2026', ['2026-12-24']],
  ['24.12.2026', ['2026-12-24']],
  ['5/5/2026', ['2026-05-05']],
  ['1/2/2026', ['2026-01-02', '2026-02-01']],
  ['24 Dec 2026', []],
])('findPossibleDays(%j) returns %j', (cell, days) => {
  expect(findPossibleDays(cell)).toEqual(days)
})

test.each([
  ['07:30', '07:30'],
  ['7:30', '07:30'],
  ['07:30:00', '07:30'],
  ['7.30', '07:30'],
  ['7:30 PM', '19:30'],
  ['12:05 am', '00:05'],
  ['12:05 pm', '12:05'],
  ['soon', 'soon'],
])('normaliseTime(%j) returns %j', (cell, time) => {
  expect(normaliseTime(cell)).toBe(time)
})
