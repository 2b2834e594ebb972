import { expect, test } from 'vitest'
import { findOverlapError, type Range, rangeText } from './ranges.ts'

const overlapsOf = (...rows: [Range['from'], Range['to']][]) => {
  const ranges = rows.map(([from, to]) => ({ from, to }))
  return ranges.map((_range, index) => findOverlapError(ranges, index))
}

test('findOverlapError returns null for rows that do not overlap, in any order', () => {
  expect(overlapsOf([5, 8], [1, 4], [9, 999])).toEqual([null, null, null])
})

test('findOverlapError returns an error for the row that starts later', () => {
  const words = 'The rows 1–5 and 3–8 overlap. Each number may be in one row only.'
  expect(overlapsOf([1, 5], [3, 8])).toEqual([null, words])
  expect(overlapsOf([3, 8], [1, 5])).toEqual([words, null])
})

test('findOverlapError returns an error for the later row in the list if two rows have the same start', () => {
  expect(overlapsOf([2, 2], [2, 2])).toEqual([null, expect.stringContaining('2–2 and 2–2')])
})

test('findOverlapError returns an error for each row inside a longer row, even with other rows in between', () => {
  expect(overlapsOf([1, 999], [4, 6], [7, 8])).toEqual([
    null,
    expect.stringContaining('1–999 and 4–6'),
    expect.stringContaining('1–999 and 7–8'),
  ])
})

test('findOverlapError ignores incomplete rows and rows that end before they start, which have other errors', () => {
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
