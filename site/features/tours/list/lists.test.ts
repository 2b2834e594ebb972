import type { Tour } from '@nusa/shared/catalog'
import { tourListIds } from '@nusa/shared/search'
import { makeTour } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { tourLists } from '../../../lib/paths.ts'
import { createSimilarToursFinder, findPopularTours, tourListPages } from './lists.ts'

it('every list of tours has a page, and every linked page has a list', () => {
  expect(tourListPages.map(({ scope }) => scope)).toEqual(tourListIds)
  expect(tourListPages.map(({ path }) => path)).toEqual(tourLists.map(({ path }) => path))
})

describe('findPopularTours', () => {
  it('returns the best rated popular tours, up to the limit', () => {
    const tours = [
      makeTour({ id: 1, is_popular: true, rating: 4.1 }),
      makeTour({ id: 2, is_popular: false, rating: 5 }),
      makeTour({ id: 3, is_popular: true, rating: 4.9, review_count: 10 }),
      makeTour({ id: 4, is_popular: true, rating: 4.9, review_count: 90 }),
      makeTour({ id: 5, is_popular: true, rating: null }),
    ]
    expect(findPopularTours(tours, 3).map(({ id }) => id)).toEqual([4, 3, 1])
  })
})

describe('the finder of similar tours', () => {
  const tour = makeTour({ id: 1, category_ids: [1, 2], destination_ids: [1] })
  const others = [
    makeTour({ id: 2, category_ids: [1], review_count: 5 }),
    makeTour({ id: 3, category_ids: [3] }),
    makeTour({ id: 4, category_ids: [1, 2], destination_ids: [1] }),
    makeTour({ id: 5, destination_ids: [1], review_count: 50 }),
  ]

  it('returns tours with shared categories or destinations, the most similar first', () => {
    expect(createSimilarToursFinder([tour, ...others], 4)(tour).map(({ id }) => id)).toEqual([4, 5, 2])
  })

  it('returns a tour with the same categories and destinations first', () => {
    const twin = makeTour({ id: 4, category_ids: [1, 2], destination_ids: [1] })
    const similar = createSimilarToursFinder([tour, ...others], 4)
    expect(similar(tour).map(({ id }) => id)).toEqual([4, 5, 2])
    expect(similar(twin).map(({ id }) => id)).toEqual([1, 5, 2])
  })

  it('returns at most the requested number of tours', () => {
    expect(createSimilarToursFinder(others, 1)(tour)).toHaveLength(1)
  })

  it('returns each tour equally often if all tours are equally similar', () => {
    const alike = Array.from({ length: 50 }, (_, index) =>
      makeTour({ id: index + 1, category_ids: [1], review_count: index % 7 }),
    )
    const similar = createSimilarToursFinder(alike, 4)
    const recommended = Map.groupBy(alike.flatMap(similar), ({ id }) => id)
    expect(recommended.size).toBe(50)
    expect([...recommended.values()].every((times) => times.length === 4)).toBe(true)
  })

  it('changes the recommendations of only four tours when one of 300 tours is unpublished', () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      makeTour({ id: index + 1, category_ids: [1, (index % 5) + 2], review_count: index % 90 }),
    )
    const idsOf = (similar: Tour[]) => similar.map(({ id }) => id)
    const before = createSimilarToursFinder(many, 4)
    for (const removed of many.filter(({ id }) => id % 50 === 0)) {
      const left = many.filter((tour) => tour !== removed)
      const after = createSimilarToursFinder(left, 4)
      const changed = left.filter((tour) => String(idsOf(before(tour))) !== String(idsOf(after(tour))))
      expect(changed).toHaveLength(4)
    }
  })
})
