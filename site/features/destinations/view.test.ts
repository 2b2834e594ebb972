import { makeDestination, makePicture, makeTour } from '@nusa/shared/testing'
import { expect, it } from 'vitest'
import { findDestinationCover, listDestinationCards, listDestinationTours } from './view.ts'

const amed = makeDestination({ id: 1, name: 'Amed', slug: 'amed', country_id: 4, image: 5 })
const kuta = makeDestination({ id: 2, name: 'Kuta', slug: 'kuta', country_id: 9 })
const country = { id: 4, created_at: '', updated_at: '', name: 'Indonesia', code: 'ID' }
const catalog = {
  destinations: new Map([
    [1, amed],
    [2, kuta],
  ]),
  countries: new Map([[4, country]]),
  tours: new Map([
    [1, makeTour({ id: 1, destination_ids: [2], review_count: 1, main_image: 5 })],
    [2, makeTour({ id: 2, destination_ids: [2], review_count: 9, main_image: 6 })],
  ]),
  pictures: new Map([5, 6].map((id) => [id, makePicture({ id })])),
}

it('listDestinationTours returns the tours of a destination', () => {
  expect(listDestinationTours(catalog, kuta).map(({ id }) => id)).toEqual([1, 2])
  expect(listDestinationTours(catalog, amed)).toEqual([])
})

it("listDestinationCards returns destinations with the most tours first, and '' for a missing country", () => {
  expect(listDestinationCards(catalog)).toMatchObject([
    { name: 'Kuta', path: '/destination/kuta', tourCount: 2, country: '', picture: null },
    { name: 'Amed', path: '/destination/amed', tourCount: 0, country: 'Indonesia', picture: { id: 5 } },
  ])
})

it('findDestinationCover returns the picture of the most reviewed tour if the destination has no picture', () => {
  expect(findDestinationCover(kuta, catalog)?.id).toBe(6)
  expect(findDestinationCover(amed, catalog)?.id).toBe(5)
})
