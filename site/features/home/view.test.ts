import { makeCategory, makeDestination, makePicture, makeTour } from '@nusa/shared/testing'
import { describe, expect, it, test } from 'vitest'
import { nextSlideIndex } from './rotation.ts'
import { homeTexts } from './texts.ts'
import {
  computeMosaicSpans,
  listCategoriesWithCounts,
  listHomeSlides,
  listTopDestinations,
  stockSlides,
} from './view.ts'

const pictures = new Map([[1, makePicture({ id: 1 })]])

describe('slides', () => {
  it('are omitted if their picture is not published', () => {
    const slide = { id: 1, created_at: '', updated_at: '', title: 'Sunrise', image: 1, order: 1 }
    expect(listHomeSlides({ heroSlides: [slide, { ...slide, image: 2 }], pictures })).toHaveLength(1)
  })

  it('are the three stock slides if the editors have added no slide', () => {
    expect(listHomeSlides({ heroSlides: [], pictures })).toBe(stockSlides)
    expect(stockSlides).toHaveLength(3)
  })

  test.each([
    [0, 3, 1],
    [2, 3, 0],
    [7, 3, 0],
    [-1, 3, 0],
  ])('follow each other: nextSlideIndex(%i, %i) returns %i', (index, count, next) => {
    expect(nextSlideIndex(index, count)).toBe(next)
  })
})

describe('the mosaic', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('of %i pictures fills every row', (count) => {
    const spans = computeMosaicSpans(count)
    expect(spans).toHaveLength(count)
    let filled = 0
    for (const span of spans) {
      filled += span
      expect(filled % 12 === 0 || filled % 12 <= 12 - 3).toBe(true)
    }
    expect(filled % 12).toBe(0)
  })

  it('of eight pictures has a wide picture on the left, then on the right, and two wide ones at the end', () => {
    expect(computeMosaicSpans(8)).toEqual([6, 3, 3, 3, 3, 6, 6, 6])
  })
})

describe('destinations', () => {
  const destinations = new Map(
    ['Ubud', 'Amed', 'Kuta'].map((name, index) => [index + 1, makeDestination({ id: index + 1, name })]),
  )
  const tours = new Map([
    [1, makeTour({ id: 1, destination_ids: [3] })],
    [2, makeTour({ id: 2, destination_ids: [3, 1] })],
  ])

  it('are sorted by their number of tours, largest first', () => {
    const names = listTopDestinations({ destinations, tours, pictures }, 8).map(({ name }) => name)
    expect(names).toEqual(['Kuta', 'Ubud', 'Amed'])
  })

  it('are limited to the requested number', () => {
    expect(listTopDestinations({ destinations, tours, pictures }, 2)).toHaveLength(2)
  })
})

describe('categories', () => {
  const categories = new Map(
    ['Temples', 'Diving'].map((name, index) => [
      index + 1,
      makeCategory({ id: index + 1, name, created_at: `2026-01-0${index + 1}T00:00:00.000Z`, image: index ? 1 : 9 }),
    ]),
  )
  const tours = new Map([[1, makeTour({ id: 1, category_ids: [1] })]])
  const shown = listCategoriesWithCounts({ categories, tours, pictures })

  it('are sorted newest first', () => {
    expect(shown.map(({ name }) => name)).toEqual(['Diving', 'Temples'])
  })

  it('have the number of their tours, and no picture if their picture is not published', () => {
    expect(shown.map((category) => category.tourCount)).toEqual([0, 1])
    expect(shown.map(({ picture }) => picture?.id)).toEqual([1, undefined])
  })

  test.each([
    [0, '0 Tours'],
    [1, '1 Tour'],
    [4, '4 Tours'],
  ])("with %i tours show '%s'", (count, text) => {
    expect(homeTexts.tourCount(count)).toBe(text)
  })
})
