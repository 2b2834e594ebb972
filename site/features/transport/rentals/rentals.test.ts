import { makeCarRental, makePicture, noPolicies } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { createRentalNode } from './json-ld.ts'
import {
  createRentalOffer,
  createRentalView,
  findLowestDailyPrice,
  findRentalCover,
  listRentalViews,
} from './rentals.ts'

const timestamps = { created_at: '', updated_at: '' }
const byId = <T extends { id: number }>(...entries: T[]) => new Map(entries.map((entry) => [entry.id, entry]))
const pictures = byId(makePicture({ id: 5 }), makePicture({ id: 6 }))

describe('rental cars', () => {
  const catalog = {
    pictures,
    cancellation: noPolicies,
    carRentalTypes: byId({ ...timestamps, id: 1, name: 'SUV', slug: 'suv' }),
    carRentals: byId(
      makeCarRental({ id: 1, car_name: 'Jimny', price_per_day: 650_000, images: [5, 9] }),
      makeCarRental({ id: 2, car_name: 'Agya', price_per_day: 275_000, type_id: 9, images: [6] }),
    ),
  }

  it('are sorted by name, each with its type and published pictures', () => {
    expect(listRentalViews(catalog)).toMatchObject([
      { car: { car_name: 'Agya' }, type: '', path: '/car-rental/2' },
      { car: { car_name: 'Jimny' }, type: 'SUV', path: '/car-rental/1', pictures: [{ id: 5 }] },
    ])
  })

  it('have a lowest price per day, which is null if there are no cars', () => {
    expect(findLowestDailyPrice(listRentalViews(catalog))).toBe(275_000)
    expect(findLowestDailyPrice([])).toBeNull()
  })

  it('are represented by the picture of the most expensive car', () => {
    expect(findRentalCover(catalog)?.id).toBe(5)
  })

  it('have their first published picture in the cart', () => {
    const jimny = createRentalOffer(makeCarRental({ car_name: 'Jimny', images: [9, 5, 6] }), catalog)
    expect(jimny).toMatchObject({
      car_name: 'Jimny',
      price_per_day: 375_000,
      picture: { alt: 'Rice terraces in the morning' },
    })
    expect(createRentalOffer(makeCarRental(), catalog).picture).toBeNull()
  })

  it('have an empty text instead of HTML without visible content', () => {
    const { car } = createRentalView(
      makeCarRental({ insurance: '<p></p>', package_details: '<p>Thrifty</p>' }),
      catalog,
    )
    expect(car).toMatchObject({ insurance: '', package_details: '<p>Thrifty</p>' })
  })
})

describe('the structured data of a rental car', () => {
  const site = new URL('https://nusa.example/')

  it('contains the price per day', () => {
    expect(
      createRentalNode(
        createRentalView(makeCarRental(), { pictures: new Map(), cancellation: noPolicies, carRentalTypes: new Map() }),
        'Nusa',
        site,
      ),
    ).toMatchObject({
      '@type': ['Product', 'Car'],
      url: 'https://nusa.example/car-rental/1',
      vehicleSeatingCapacity: 6,
      offers: { price: 375_000, priceCurrency: 'IDR', priceSpecification: { unitCode: 'DAY' } },
    })
  })
})
