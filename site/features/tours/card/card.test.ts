import { makeDate, makeDestination, makePersonPackage, makePicture, makeTour } from '@nusa/shared/testing'
import { expect, it } from 'vitest'
import { createTourCard } from './card.ts'

const content = {
  today: makeDate('2026-11-26'),
  pictures: new Map([[5, makePicture({ id: 5 })]]),
  destinations: new Map([
    [2, makeDestination({ id: 2, name: 'Uluwatu' })],
    [3, makeDestination({ id: 3, name: 'Ubud' })],
  ]),
}
const card = (overrides: Parameters<typeof makeTour>[0] = {}) => createTourCard(makeTour(overrides), content)

it('a tour card links to the slug of the tour', () => {
  expect(card({ slug: 'sunrise' }).path).toBe('/tour/sunrise')
})

it('a tour card shows the first label, or "Private tour" if the tour has no labels', () => {
  expect(card({ tour_label: ['Small group', 'Family'] }).label).toBe('Small group')
  expect(card({ tour_label: [] }).label).toBe('Private tour')
})

it('a tour card shows the first published destination, or the location if no destination is published', () => {
  expect(card({ destination_ids: [9, 2] }).placeName).toBe('Uluwatu')
  expect(card({ destination_ids: [9], location: 'Kintamani' }).placeName).toBe('Kintamani')
})

it('a tour card has the main picture, or no picture if the main picture is not published', () => {
  expect(card({ main_image: 5 }).picture?.id).toBe(5)
  expect(card({ main_image: 6 }).picture).toBeNull()
})

it('a tour card shows the lowest price and its discount', () => {
  const pricing = [makePersonPackage({ adult_price: 400_000, publish_price: 500_000 })]
  expect(card({ pricing })).toMatchObject({
    fromPrice: 400_000,
    from: { price: 400_000, discount: { before: 500_000, percent: 20 } },
  })
})

it('a tour card has no price if the tour has no price', () => {
  expect(card({ pricing: [], price: null })).toMatchObject({ fromPrice: null, from: null })
})

it('a tour card shows the label that matches the list, or the first label if no label matches', () => {
  const tour = makeTour({ tour_label: ['Private tour', 'Group tour'] })
  expect(createTourCard(tour, content).label).toBe('Private tour')
  expect(createTourCard(tour, content, 'group-bookings').label).toBe('Group tour')
})

it('a tour card in the list of a destination shows that destination if the destination is published', () => {
  const tour = makeTour({ destination_ids: [9, 2, 3] })
  expect(createTourCard(tour, content, 'destination:3').placeName).toBe('Ubud')
  expect(createTourCard(tour, content, 'category:3').placeName).toBe('Uluwatu')
  expect(createTourCard(tour, content, 'destination:9').placeName).toBe('Uluwatu')
})
