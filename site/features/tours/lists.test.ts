import { tourListIds } from '@nusa/shared/search'
import { makeTour } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { tourLists } from '../../lib/paths.ts'
import { lists, popularTours, similarTours } from './lists.ts'

it('every list of tours has a page, and every page that is linked to a list', () => {
  expect(lists.map(({ scope }) => scope)).toEqual(tourListIds)
  expect(lists.map(({ path }) => path)).toEqual(tourLists.map(({ path }) => path))
})

describe('the popular tours', () => {
  it('are the best rated ones, and as many as asked for', () => {
    const tours = [
      makeTour({ id: 1, is_popular: true, rating: 4.1 }),
      makeTour({ id: 2, is_popular: false, rating: 5 }),
      makeTour({ id: 3, is_popular: true, rating: 4.9, review_count: 10 }),
      makeTour({ id: 4, is_popular: true, rating: 4.9, review_count: 90 }),
      makeTour({ id: 5, is_popular: true, rating: null }),
    ]
    expect(popularTours(tours, 3).map(({ id }) => id)).toEqual([4, 3, 1])
  })
})

describe('similar tours', () => {
  const tour = makeTour({ id: 1, category_ids: [1, 2], destination_ids: [1] })
  const others = [
    makeTour({ id: 2, category_ids: [1], review_count: 5 }),
    makeTour({ id: 3, category_ids: [3] }),
    makeTour({ id: 4, category_ids: [1, 2], destination_ids: [1] }),
    makeTour({ id: 5, destination_ids: [1], review_count: 50 }),
  ]

  it('share categories or destinations, the most alike first, then the most reviewed', () => {
    expect(similarTours([tour, ...others], 4)(tour).map(({ id }) => id)).toEqual([4, 5, 2])
  })

  it('of two tours with the same categories and destinations are the other one, and the same ones', () => {
    const twin = makeTour({ id: 4, category_ids: [1, 2], destination_ids: [1] })
    const similar = similarTours([tour, ...others], 4)
    expect(similar(tour).map(({ id }) => id)).toEqual([4, 5, 2])
    expect(similar(twin).map(({ id }) => id)).toEqual([1, 5, 2])
  })

  it('are as many as asked for', () => {
    expect(similarTours(others, 1)(tour)).toHaveLength(1)
  })
})
