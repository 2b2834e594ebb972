import { expect, test } from 'vitest'
import { overlapOf, type Range, rangeWords } from './ranges.ts'

const overlapsOf = (...rows: [Range['from'], Range['to']][]) => {
  const ranges = rows.map(([from, to]) => ({ from, to }))
  return ranges.map((_range, index) => overlapOf(ranges, index))
}

test('rows that hold no count together are fine, in any order', () => {
  expect(overlapsOf([5, 8], [1, 4], [9, 999])).toEqual([null, null, null])
})

test('of two rows that hold the same count, the one that begins later says so', () => {
  const words = 'The rows 1–5 and 3–8 overlap. Each number may be in one row only.'
  expect(overlapsOf([1, 5], [3, 8])).toEqual([null, words])
  expect(overlapsOf([3, 8], [1, 5])).toEqual([words, null])
})

test('of two rows that begin together, the one listed later says so', () => {
  expect(overlapsOf([2, 2], [2, 2])).toEqual([null, expect.stringContaining('2–2 and 2–2')])
})

test('a row inside a longer one overlaps also where others lie between', () => {
  expect(overlapsOf([1, 999], [4, 6], [7, 8])).toEqual([
    null,
    expect.stringContaining('1–999 and 4–6'),
    expect.stringContaining('1–999 and 7–8'),
  ])
})

test('a row that is not complete, or ends before it begins, overlaps none: it says so itself', () => {
  expect(overlapsOf([5, 1], [2, 4], [null, 9], [3, null])).toEqual([null, null, null, null])
})

test('a range is named as it is read', () => {
  const words = ([from, to]: [number, number | null]) => rangeWords({ from, to })
  expect(
    (
      [
        [1, 3],
        [4, 4],
        [9, 999],
        [9, null],
      ] as [number, number | null][]
    ).map(words),
  ).toEqual(['1–3', '4', '9 or more', '9 or more'])
})
