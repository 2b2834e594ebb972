import { decodeTourIndex, encodeTourIndex } from '@nusa/shared/search'
import { makeCategory, makeDestination, makePersonPackage, makeTour } from '@nusa/shared/testing'
import { expect, test } from 'vitest'
import { tourCard } from '../card.ts'
import { indexedCard } from './indexed-card.ts'

const destinations = new Map([[2, makeDestination({ id: 2, name: 'Uluwatu' })]])
const categories = new Map([[1, makeCategory({ id: 1 })]])

test.each([
  ['with a discount', { pricing: [makePersonPackage({ adult_price: 400_000, publish_price: 500_000 })] }],
  ['without a price', { pricing: [], price: null, rating: null }],
  ['without a published destination', { destination_ids: [9], location: 'Kintamani' }],
  ['with several labels', { tour_label: ['Private tour', 'Group tour'], destination_ids: [9, 2] }],
])('the card of a tour %s is the same whether it is built or drawn in the browser', (_, overrides) => {
  const tour = makeTour(overrides)
  const [indexed] = decodeTourIndex(
    encodeTourIndex({ tours: new Map([[tour.id, tour]]), destinations, categories }),
  ).tours
  if (!indexed) throw new Error('The tour is not in its index.')
  const {
    picture: _picture,
    fromPrice: _fromPrice,
    ...built
  } = tourCard(tour, { destinations, pictures: new Map() }, 'group-bookings')
  expect(indexedCard(indexed, 'group-bookings')).toEqual(built)
})
