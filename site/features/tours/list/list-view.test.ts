import { pageSize } from '@nusa/shared/search'
import { makeDate, makeTour } from '@nusa/shared/testing'
import { expect, test } from 'vitest'
import { getTourListView } from './list-view.ts'

const contentOf = (tours: ReturnType<typeof makeTour>[]) => ({
  today: makeDate('2026-11-26'),
  tours: new Map(tours.map((tour) => [tour.id, tour])),
  pictures: new Map(),
  destinations: new Map(),
  categories: new Map(),
})

test('getTourListView returns the most reviewed tours first, and the number of tours on all pages', () => {
  const tours = Array.from({ length: pageSize + 2 }, (_, index) => makeTour({ id: index + 1, review_count: index }))
  const { cards, tourCount: total } = getTourListView('all', contentOf(tours))
  expect(cards).toHaveLength(pageSize)
  expect(cards[0]?.id).toBe(pageSize + 2)
  expect(total).toBe(pageSize + 2)
})

test('getTourListView returns only the tours of the requested list', () => {
  const tours = [makeTour({ id: 1, is_popular: true }), makeTour({ id: 2, is_popular: false })]
  expect(getTourListView('popular', contentOf(tours)).cards.map(({ id }) => id)).toEqual([1])
})

test('getTourListView returns a different view only if a field changes that the page shows', () => {
  const viewOf = (change: Parameters<typeof makeTour>[0]) => getTourListView('all', contentOf([makeTour(change)]))
  expect(viewOf({ notes: '<p>Bring sandals.</p>' })).toEqual(viewOf({}))
  expect(viewOf({ title: 'Another title' })).not.toEqual(viewOf({}))
})
