import { expect, test } from 'vitest'
import { findOverlapError, type Range, rangeText } from './ranges.ts'

const overlapsOf = (...rows: [Range['from'], Range['to']][]) => {
  const ranges = rows.map(([from, to]) => ({ from, to }))
  return ranges.map((_range, index) => findOverlapError(ranges, index))
}

test('overlapError accepts rows that do not overlap, in any order', () => {
  expect(overlapsOf([5, 8], [1, 4], [9, 999])).toEqual([null, null, null])
})

test('overlapError reports an overlap for the row that starts later', () => {
  const words = 'The rows 1–5 and 3–8 overlap. Each number may be in one row only.'
  expect(overlapsOf([1, 5], [3, 8])).toEqual([null, words])
  expect(overlapsOf([3, 8], [1, 5])).toEqual([words, null])
})

test('overlapError reports an overlap of rows with the same start for the row that is listed later', () => {
  expect(overlapsOf([2, 2], [2, 2])).toEqual([null, expect.stringContaining('2–2 and 2–2')])
})

test('overlapError reports rows inside a longer row, even with other rows in between', () => {
  expect(overlapsOf([1, 999], [4, 6], [7, 8])).toEqual([
    null,
    expect.stringContaining('1–999 and 4–6'),
    expect.stringContaining('1–999 and 7–8'),
  ])
})

test('overlapError ignores an incomplete row and a row that ends before it starts, which have separate errors', () => {
  expect(overlapsOf([5, 1], [2, 4], [null, 9], [3, null])).toEqual([null, null, null, null])
})

test('rangeText describes a range in words', () => {
  const words = ([from, to]: [number, number | null]) => rangeText({ from, to })
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
