import { makeTour } from '@nusa/shared/testing'
import { describe, expect, it, test } from 'vitest'
import { lists, popularTours, similarTours } from './lists.ts'

const list = (path: string) => lists.find((one) => one.path === path)

describe('a list of tours', () => {
  test.each([
    ['/tours', {}, true],
    ['/tours/popular', { is_popular: true }, true],
    ['/tours/popular', { is_popular: false }, false],
    ['/tours/day-trips', { tour_type: 'single_day' }, true],
    ['/tours/day-trips', { tour_type: 'multi_day' }, false],
    ['/tours/multi-day', { tour_type: 'multi_day' }, true],
    ['/tours/multi-day', { tour_type: 'single_day' }, false],
    ['/tours/private', { tour_label: [] }, true],
    ['/tours/private', { tour_label: ['PRIVATE TOUR'] }, true],
    ['/tours/private', { tour_label: ['Small group'] }, false],
    ['/tours/group-bookings', { tour_label: ['Small group'], max_guests: 4 }, true],
    ['/tours/group-bookings', { tour_label: ['Private tour', 'Group tour'] }, true],
    ['/tours/group-bookings', { tour_label: ['Private tour'], max_guests: 0 }, false],
    ['/tours/group-bookings', { tour_label: [] }, false],
  ] as const)('%s with a tour %o: %s', (path, overrides, isIn) => {
    const tour = makeTour({ ...overrides, tour_label: [...('tour_label' in overrides ? overrides.tour_label : [])] })
    expect(list(path)?.includes(tour)).toBe(isIn)
  })
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
    expect(similarTours(tour, [tour, ...others], 4).map(({ id }) => id)).toEqual([4, 5, 2])
  })

  it('are as many as asked for', () => {
    expect(similarTours(tour, others, 1)).toHaveLength(1)
  })
})
