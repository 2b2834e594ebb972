import type { Tour } from '@nusa/shared/catalog'
import { decodeTourIndex, encodeTourIndex, type IndexedTour } from '@nusa/shared/search'
import { makeCategory, makeDate, makeDestination, makePersonPackage, makeTour } from '@nusa/shared/testing'
import { expect, test } from 'vitest'
import { createTourCard } from './card.ts'
import { createIndexedCard } from './render-card.ts'

const destinations = new Map([
  [2, makeDestination({ id: 2, name: 'Uluwatu' })],
  [3, makeDestination({ id: 3, name: 'Ubud' })],
])
const categories = new Map([[1, makeCategory({ id: 1 })]])

function indexOf(tour: Tour): IndexedTour {
  const [indexed] = decodeTourIndex(
    encodeTourIndex({ today: makeDate('2026-11-26'), tours: new Map([[tour.id, tour]]), destinations, categories }),
  ).tours
  if (!indexed) throw new Error('The tour is not in its index.')
  return indexed
}

test.each([
  ['with a discount', { pricing: [makePersonPackage({ adult_price: 400_000, publish_price: 500_000 })] }],
  ['for residents only', { pricing: [makePersonPackage({ market: 'indonesia', adult_price: 400_000 })] }],
  ['without a price', { pricing: [], price: null, rating: null }],
  ['without a published destination', { destination_ids: [9], location: 'Kintamani' }],
  ['with several labels', { tour_label: ['Private tour', 'Group tour'], destination_ids: [9, 2] }],
  ['with several destinations', { destination_ids: [9, 2, 3] }],
])('the card of a tour %s has the same texts in the built page as when the browser renders it', (_, overrides) => {
  const tour = makeTour(overrides)
  for (const scope of ['group-bookings', 'destination:3'] as const) {
    const {
      picture: _picture,
      fromPrice: _fromPrice,
      excerpt: _excerpt,
      ...built
    } = createTourCard(tour, { today: makeDate('2026-11-26'), destinations, pictures: new Map() }, scope)
    expect(createIndexedCard(indexOf(tour), scope)).toEqual(built)
  }
})

test('createIndexedCard returns the searched destination of a tour with two destinations', () => {
  const tour = indexOf(makeTour({ destination_ids: [2, 3] }))
  expect(createIndexedCard(tour, 'all').placeName).toBe('Uluwatu')
  expect(createIndexedCard(tour, 'all', (id) => id === 3).placeName).toBe('Ubud')
  expect(createIndexedCard(tour, 'all', (_, name) => name === 'Ubud').placeName).toBe('Ubud')
})
