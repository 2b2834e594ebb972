import { makeAirportTransfer, makeCar, makeCarRental } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { rentalNode, transferNode } from './json-ld.ts'
import { rentalView } from './rentals.ts'

const site = new URL('https://nusa.example/')
const nothing = { pictures: new Map(), carRentalTypes: new Map() }

describe('structured data', () => {
  it('offers a rental car by the day', () => {
    expect(rentalNode(rentalView(makeCarRental(), nothing), 'Nusa', site)).toMatchObject({
      '@type': ['Product', 'Car'],
      url: 'https://nusa.example/car-rental/1',
      vehicleSeatingCapacity: 6,
      offers: { price: 375_000, priceCurrency: 'IDR', priceSpecification: { unitCode: 'DAY' } },
    })
  })

  it('describes a transfer as a service, with an offer if it has a price', () => {
    const place = (name: string) => ({ id: 1, name })
    const node = (base_price: number | null) =>
      transferNode(
        {
          transfer: makeAirportTransfer({ base_price }),
          path: '/airport-transfer/1',
          airport: place('Ngurah Rai'),
          area: place('Ubud'),
          city: place('Denpasar'),
          car: makeCar(),
          category: '',
          picture: null,
        },
        'Nusa',
        site,
      )
    expect(node(350_000)).toMatchObject({ name: 'Toyota Innova, Ngurah Rai to Ubud', offers: { price: 350_000 } })
    expect(node(null)).not.toHaveProperty('offers')
  })
})
