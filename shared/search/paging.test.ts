import { describe, expect, it, test } from 'vitest'
import { pageCount, pageLinks, paginate } from './paging.ts'

const items = Array.from({ length: 50 }, (_, index) => index)

describe('paginate', () => {
  it('returns 24 tours per page, and the remaining tours on the last page', () => {
    expect(paginate(items, 1).items).toEqual(items.slice(0, 24))
    expect(paginate(items, 3).items).toEqual([48, 49])
  })

  it('returns the last page for a page number that is too high', () => {
    expect(paginate(items, 99)).toEqual({ page: 3, items: [48, 49] })
    expect(paginate([], 2)).toEqual({ page: 1, items: [] })
  })
})

test.each([
  [0, 1],
  [24, 1],
  [25, 2],
  [10_000, 417],
])('pageCount(%i) returns %i', (total, count) => {
  expect(pageCount(total)).toBe(count)
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('pageLinks(%i, %i) returns %j', (page, count, links) => {
  expect(pageLinks(page, count)).toEqual(links)
})
