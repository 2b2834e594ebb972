import { describe, expect, it } from 'vitest'
import { lineQuoteSchema, quoteLine } from '../pricing/index.ts'
import { makePassengers, makeTourLine } from '../testing/index.ts'
import { omitPickupSurcharge, storedPriceSchema, toBookedPrice, toLineQuote } from './booked-price.ts'
import { addPassengerIds } from './create-booking.ts'

const quote = quoteLine(makeTourLine({ party: { adults: 2, children: 1, infants: 0 } }))

describe('the price of a booking', () => {
  it('has a breakdown by traveller type and converts back to the same quote', () => {
    const price = toBookedPrice(quote)
    expect(price.basePriceBreakdown.map(({ type, count }) => [type, count])).toEqual([
      ['adult', 2],
      ['child', 1],
    ])
    expect(price.basePriceBreakdown[0]?.pricePerPerson).toBe(quote.parts[0]?.unitPrice)
    expect(price.grandTotal).toBe(price.basePriceTotal + price.addOnsTotal)
    expect(toLineQuote(price)).toEqual(lineQuoteSchema.parse(quote))
  })

  it('is also parsed from the previous stored format', () => {
    expect(storedPriceSchema.parse(JSON.parse(JSON.stringify(quote)))).toEqual(toBookedPrice(quote))
    expect(storedPriceSchema.parse(toBookedPrice(quote))).toEqual(toBookedPrice(quote))
    expect(storedPriceSchema.safeParse({}).success).toBe(false)
  })
})

it('addPassengerIds adds a unique id to each passenger of a booking', () => {
  const passengers = makePassengers({ adults: 2, children: 1, infants: 1 })
  expect(addPassengerIds(passengers).map(({ id }) => id)).toEqual(['adult-1', 'adult-2', 'child-1', 'infant-1'])
  expect(addPassengerIds(passengers)[1]).toMatchObject({ type: 'adult', name: 'adult 2' })
})

describe('omitPickupSurcharge', () => {
  const pickup = {
    id: 'pickup',
    name: 'Pickup: Kuta, Sanur',
    unitPrice: 50_000,
    quantity: 2,
    times: 1,
    total: 100_000,
  }
  const price = toBookedPrice({ ...quote, addOns: [pickup] })

  it.each([
    ['that follows other parts', '2 adults, Lunch, Pickup: Kuta, Sanur × 2', price, '2 adults, Lunch'],
    ['that is the whole description', 'Pickup: Kuta, Sanur × 2', price, ''],
    [
      'with the quantity 1',
      '2 adults, Pickup: Ubud',
      { ...price, addOns: [{ ...pickup, name: 'Pickup: Ubud', quantity: 1 }] },
      '2 adults',
    ],
  ])('removes a pickup surcharge %s', (_, description, unitPrice, expected) => {
    expect(omitPickupSurcharge(description, unitPrice)).toBe(expected)
  })

  it.each([
    ['an add-on that has the name of a pickup', toBookedPrice(quote)],
    ['any text if the price cannot be read', null],
  ])('does not remove %s', (_, unitPrice) => {
    expect(omitPickupSurcharge('2 adults, Pickup: Ubud', unitPrice)).toBe('2 adults, Pickup: Ubud')
  })
})
