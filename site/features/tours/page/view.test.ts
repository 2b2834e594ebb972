import {
  makeDate,
  makePersonPackage,
  makePersonTier,
  makePicture,
  makeTour,
  makeWholePackage,
  noPolicies,
} from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { createTourView, hasLocalRates, isLongDescription } from './view.ts'

const pictures = new Map([1, 2, 3].map((id) => [id, makePicture({ id })]))
const view = (overrides: Parameters<typeof makeTour>[0] = {}) =>
  createTourView(makeTour(overrides), {
    pictures,
    pickupZones: new Map(),
    today: makeDate('2026-11-26'),
    cancellation: noPolicies,
  })

describe('the pictures of a tour', () => {
  it('start with the main picture, and contain each picture once', () => {
    expect(view({ main_image: 2, image_gallery: [1, 2, 3] }).pictures.map(({ id }) => id)).toEqual([2, 1, 3])
  })

  it('omit unpublished pictures', () => {
    expect(view({ main_image: 9, image_gallery: [3] }).pictures.map(({ id }) => id)).toEqual([3])
  })
})

describe('the from prices of a tour', () => {
  const forAll = makePersonPackage({ id: 'all', adult_price: 500_000 })
  const forResidents = makePersonPackage({ id: 'residents', market: 'indonesia', adult_price: 400_000 })

  it('include a price for residents if residents have separate packages', () => {
    expect(view({ pricing: [forAll, forResidents] }).from).toMatchObject({
      all: { price: 500_000, isForResidents: false },
      residents: { price: 400_000, isForResidents: true },
    })
  })

  it('are a single price for residents if only residents can book the tour', () => {
    expect(view({ pricing: [forResidents] }).from).toMatchObject({
      all: { price: 400_000, isForResidents: true },
      residents: null,
    })
  })
})

describe('local rates', () => {
  const forAll = makePersonPackage({ adult_price: 500_000 })
  const boat = (market: 'all' | 'indonesia', price: number, guests: number) =>
    makeWholePackage({ market, price, guests_per_package: guests })
  const local = (adult_price: number) => makePersonPackage({ market: 'indonesia', adult_price })
  const forFour = makePersonPackage({
    market: 'indonesia',
    tiers: [makePersonTier({ adult_price: 600_000 }), makePersonTier({ min_people: 4, adult_price: 400_000 })],
  })

  it.each([
    ['offered if residents pay less', [forAll, local(400_000)], true],
    ['not offered if residents pay as much', [forAll, local(500_000)], false],
    ['not offered if residents pay more', [forAll, local(600_000)], false],
    ['not offered without packages for residents', [forAll], false],
    ['not offered if only residents can book', [local(400_000)], false],
    ['not offered if residents pay less only in a larger group', [forAll, forFour], false],
    ['not offered if residents pay per person, others per boat', [boat('all', 500_000, 6), local(400_000)], false],
    ['not offered if the local boat is smaller', [boat('all', 500_000, 6), boat('indonesia', 400_000, 2)], false],
    ['offered if residents pay less for the same boat', [boat('all', 500_000, 6), boat('indonesia', 400_000, 6)], true],
  ])('are %s', (_case, pricing, isOffered) => {
    expect(hasLocalRates(view({ pricing }).from)).toBe(isOffered)
  })
})

describe('the facts of a tour', () => {
  const fact = (overrides: Parameters<typeof makeTour>[0], name: string) =>
    view(overrides).facts.find((one) => one.name === name)?.value

  it('contain the starting date, or "Available anytime" if the tour has no starting date', () => {
    expect(fact({ starting_date: makeDate('2026-12-05') }, 'Starting Date')).toBe('Dec 5, 2026')
    expect(fact({ starting_date: null }, 'Starting Date')).toBe('Available anytime')
  })

  it('contain the type of the tour', () => {
    expect(fact({ tour_type: 'single_day' }, 'Tour Type')).toBe('Single day')
    expect(fact({ tour_type: 'multi_day' }, 'Tour Type')).toBe('Multi day')
  })

  it('omit facts without a value', () => {
    expect(fact({ duration: '' }, 'Duration')).toBeUndefined()
  })
})

describe('the sections of a tour', () => {
  it('omit notes and terms without visible text', () => {
    expect(view({ notes: '', terms_conditions: '<p> &nbsp;</p>' })).toMatchObject({ notes: '', terms: '' })
    expect(view({ notes: '<p>Bring a hat.</p>' }).notes).toBe('<p>Bring a hat.</p>')
  })

  it('contain a default title for an itinerary day without a title', () => {
    const day = (title: string) => ({ id: `day ${title}`, day: 2, title, activities: [] })
    const { itinerary } = view({ itinerary: [day(''), day('To the crater')] })
    expect(itinerary.map(({ title }) => title)).toEqual(['Tour Itinerary Day 2', 'To the crater'])
  })

  it('collapse a description that has more than 500 characters without counting HTML tags', () => {
    expect(isLongDescription(`<p class="${'x'.repeat(600)}">${'a'.repeat(500)}</p>`)).toBe(false)
    expect(isLongDescription(`<p>${'a'.repeat(501)}</p>`)).toBe(true)
  })
})

describe('the data file of a tour', () => {
  it('contains only the prices and the main picture, not the description', () => {
    const { offer } = view({ main_image: 2, description: '<p>Long text</p>' })
    expect(offer.picture?.alt).toBe(pictures.get(2)?.alt)
    expect(offer).not.toHaveProperty('description')
    expect(offer.pricing).toHaveLength(1)
  })
})
