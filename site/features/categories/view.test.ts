import { makeCategory, makePicture, makeTour } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { findCategoryCover, listCategoryCards, listCategoryTours } from './view.ts'

const [first, second] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']
const surf = makeCategory({ id: 2, name: 'Surf', slug: 'surf', image: 7, created_at: first })
const culture = makeCategory({ id: 1, name: 'Culture', slug: 'culture', created_at: second })
const tours = new Map([
  [1, makeTour({ id: 1, category_ids: [2], review_count: 3, main_image: 5 })],
  [2, makeTour({ id: 2, category_ids: [1, 2], review_count: 90, main_image: 6 })],
])
const pictures = new Map([5, 6, 7, 8].map((id) => [id, makePicture({ id })]))
const slide = { id: 1, created_at: '', updated_at: '', title: 'Sunrise', image: 8, order: 1 }
const catalog = {
  tours,
  pictures,
  heroSlides: [slide],
  categories: new Map([
    [1, culture],
    [2, surf],
  ]),
}

it('listCategoryTours returns the tours of a category', () => {
  expect(listCategoryTours(catalog, culture).map(({ id }) => id)).toEqual([2])
})

it('listCategoryCards returns the categories, newest first, with their paths and numbers of tours', () => {
  expect(listCategoryCards(catalog)).toMatchObject([
    { name: 'Culture', path: '/categories/culture', tourCount: 1, picture: null },
    { name: 'Surf', path: '/categories/surf', tourCount: 2, picture: { id: 7 } },
  ])
})

describe('findCategoryCover', () => {
  it('returns the picture of the category', () => {
    expect(findCategoryCover(surf, catalog)?.id).toBe(7)
  })

  it('returns the picture of the most reviewed tour if the category has no picture', () => {
    expect(findCategoryCover(makeCategory({ id: 2 }), catalog)?.id).toBe(6)
  })

  it('returns the picture of the first slide if the category has neither a picture nor tours', () => {
    expect(findCategoryCover(makeCategory({ id: 9 }), catalog)?.id).toBe(8)
    expect(findCategoryCover(makeCategory({ id: 9 }), { ...catalog, heroSlides: [] })).toBeNull()
  })
})
