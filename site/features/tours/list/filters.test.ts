import { makeCategory, makeDate, makeDestination, makePersonPackage, makeTour } from '@nusa/shared/testing'
import { expect, it } from 'vitest'
import { findFilterChoices } from './filters.ts'

it('findFilterChoices returns the published destinations and categories of the listed tours, sorted by name', () => {
  const tours = [
    makeTour({
      id: 1,
      destination_ids: [2, 9],
      category_ids: [1],
      pricing: [makePersonPackage({ adult_price: 450_000 })],
    }),
    makeTour({ id: 2, destination_ids: [1, 2], category_ids: [] }),
  ]
  const destinations = new Map(
    ['Uluwatu', 'Amed', 'Kuta'].map((name, index) => [index + 1, makeDestination({ id: index + 1, name })]),
  )
  const categories = new Map([1, 2].map((id) => [id, makeCategory({ id, name: `Kind ${id}` })]))
  const choices = findFilterChoices(tours, { destinations, categories, today: makeDate('2026-11-26') })
  expect(choices.destinations.map(({ name }) => name)).toEqual(['Amed', 'Uluwatu'])
  expect(choices.categories.map(({ name }) => name)).toEqual(['Kind 1'])
  expect(
    findFilterChoices(tours.slice(0, 1), { destinations, categories, today: makeDate('2026-11-26') }).priceBound,
  ).toBe(500_000)
})
