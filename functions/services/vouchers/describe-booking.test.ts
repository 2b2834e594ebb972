import { describe, expect, test } from 'vitest'
import { paidBooking as booking, part, quoteOf, rental, ride, stay } from '../../testing/paid-invoice.ts'
import {
  addOnsText,
  answersAsFacts,
  dateText,
  describeBooking,
  locationFacts,
  quantityText,
  storedLocationFacts,
} from './describe-booking.ts'

test.each([
  ['confirmed', [['Pickup surcharge', 'Please pay the driver Rp66.000 in cash']]],
  ['cancelled', []],
] as const)('storedLocationFacts for a %s booking with cash for the driver returns %j', (status, facts) => {
  expect(storedLocationFacts({ ...booking, status, pickupCash: 66_000 })).toEqual(facts)
})

test('locationFacts of a ride to the airport without an address asks for the address, and shows the area', () => {
  const missing = { pickup: true, names: 0, travellers: 2, answers: 0, flight: false }
  const transfer = { ...booking, ...ride, pickupLocation: 'Ubud', missing }
  const pickupOf = (shown: typeof transfer | typeof booking) => locationFacts(shown, new Date('2026-12-01'))[0]?.[1]
  expect(pickupOf(transfer)).toMatch(/, Please tell us your hotel, Ubud$/)
  expect(pickupOf({ ...transfer, missing: null })).not.toContain('hotel')
})

test('answersAsFacts leaves out the pickup address of a transfer if it is the pickup location', () => {
  const answers = [
    { question: 'Flight number', answer: 'GA 402' },
    { question: 'Pickup address', answer: 'Lembah Sayan' },
  ]
  const transfer = { ...booking, ...ride, answers, pickupLocation: 'Lembah Sayan' }
  expect(answersAsFacts(transfer)).toEqual([['Flight number', 'GA 402']])
  expect(answersAsFacts({ ...transfer, pickupLocation: 'Ubud market' })).toHaveLength(2)
  expect(answersAsFacts({ ...transfer, kind: 'tour' })).toHaveLength(2)
})

describe('the description of a booking', () => {
  const day = 'Dec 31, 2026'
  const party = '2 adults, 1 child'
  test.each([
    ['a tour', {}, day, '', party],
    ['two packages', { quote: quoteOf(part('package', 2)), quantity: 2 }, day, '2 packages', `2 packages, ${party}`],
    ['two cars', ride, day, '2 cars', `2 cars, ${party}`],
    ['a car for a day', { ...rental, quantity: 1, endDate: booking.date }, day, '1 day', '1 day'],
    ['a car for three days', rental, `${day} – Jan 2, 2027`, '3 days', '3 days'],
    ['two rooms for three nights', stay, `${day} – Jan 3, 2027`, '3 nights, 2 rooms', `3 nights, 2 rooms, ${party}`],
  ])('contains the dates and the quantity of %s', (_what, changes, dates, what, all) => {
    const one = { ...booking, ...changes }
    expect([dateText(one), quantityText(one), describeBooking(one)]).toEqual([dates, what, all])
  })

  test('lists add-ons, with the quantity if there are several', () => {
    const addOn = { id: '1', name: 'Lunch', unitPrice: 1, quantity: 1, times: 1, total: 1 }
    const addOns = [addOn, { ...addOn, name: 'Photo', quantity: 2 }]
    expect(addOnsText({ quote: { ...quoteOf(), addOns } })).toBe('Lunch, Photo × 2')
  })

  test('leaves out the pickup surcharge, because the pickup can change', () => {
    const pickup = { id: 'pickup', name: 'Pickup: Canggu', unitPrice: 1, quantity: 1, times: 1, total: 1 }
    const changed = { ...booking, quote: { ...quoteOf(), addOns: [pickup] } }
    expect([addOnsText(changed), describeBooking(changed)]).toEqual(['', party])
  })
})
