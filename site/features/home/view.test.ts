import { makeDestination, makePicture, makeTour } from '@nusa/shared/testing'
import { describe, expect, it, test } from 'vitest'
import { nextSlide } from './rotation.ts'
import { destinationsByTours, homeSlides, mosaic } from './view.ts'

const pictures = new Map([[1, makePicture({ id: 1 })]])

describe('slides', () => {
  it('are left out where their picture is not published', () => {
    const slide = { id: 1, created_at: '', updated_at: '', title: 'Sunrise', image: 1, order: 1 }
    expect(homeSlides({ heroSlides: [slide, { ...slide, image: 2 }], pictures })).toHaveLength(1)
  })

  test.each([
    [0, 3, 1],
    [2, 3, 0],
    [7, 3, 0],
    [-1, 3, 0],
  ])('after number %i of %i comes %i', (index, count, next) => {
    expect(nextSlide(index, count)).toBe(next)
  })
})

describe('the mosaic', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('of %i pictures fills every row', (count) => {
    const spans = mosaic(count)
    expect(spans).toHaveLength(count)
    let filled = 0
    for (const span of spans) {
      filled += span
      expect(filled % 12 === 0 || filled % 12 <= 12 - 3).toBe(true)
    }
    expect(filled % 12).toBe(0)
  })

  it('of eight has the wide ones left, right, and both in the last row', () => {
    expect(mosaic(8)).toEqual([6, 3, 3, 3, 3, 6, 6, 6])
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

  it('with most tours come first', () => {
    const names = destinationsByTours({ destinations, tours, pictures }, 8).map(({ name }) => name)
    expect(names).toEqual(['Kuta', 'Ubud', 'Amed'])
  })

  it('are as many as asked for', () => {
    expect(destinationsByTours({ destinations, tours, pictures }, 2)).toHaveLength(2)
  })
})
