import { toBookedPrice } from '@nusa/shared/booking'
import { type Line, quoteLine } from '@nusa/shared/pricing'
import { makeDate, makeTourLine, makeWholePackage } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { bookedFacts, isHotelBooking } from './booked-facts.ts'

const tour = (line: Line = makeTourLine()) => ({
  kind: 'tour' as const,
  travelers: [
    { type: 'adult' as const, count: 1 },
    { type: 'adult' as const, count: 1 },
    { type: 'infant' as const, count: 1 },
  ],
  quantity: 3,
  unit_price: toBookedPrice(quoteLine(line)),
  package_title: 'Shared van',
  booking_date: makeDate('2026-12-01'),
  end_date: makeDate('2026-12-03'),
  pickup_time: '',
  pickup_location: '',
  delivery_location: '',
  start_time: '',
  start_label: '',
  time_zone: 'Asia/Makassar' as const,
  pickup_zone: '',
  pickup_kind: null,
  answers: [],
})

describe('bookedFacts', () => {
  it('contains the start time of a departure, with its zone outside of Bali', () => {
    const departure = { ...tour(), start_time: '03:30', start_label: 'Sunrise' }
    expect(bookedFacts(departure)).toContainEqual(['Start time', '03:30, Sunrise'])
    expect(bookedFacts({ ...departure, time_zone: 'Asia/Jakarta' })).toContainEqual([
      'Start time',
      '03:30 WIB, Sunrise',
    ])
  })

  it('ends with the answers to the questions of the product', () => {
    const answers = [{ question: 'Shoe size (EU)', answer: 'Ayu: 38, Made: 42' }]
    expect(bookedFacts({ ...tour(), answers }).at(-1)).toEqual(['Shoe size (EU)', 'Ayu: 38, Made: 42'])
  })

  it('lists the travellers of a tour, and the number of packages if packages were priced', () => {
    expect(bookedFacts(tour())).toEqual([
      ['Date', 'Dec 1, 2026 – Dec 3, 2026'],
      ['Package', 'Shared van'],
      ['Travelers', '2 Adults, 1 Infant'],
    ])
    const whole = tour(makeTourLine({ package: makeWholePackage() }))
    expect(bookedFacts(whole)).toContainEqual(['Travelers', '2 Adults, 1 Infant · 3 packages'])
  })

  it('shows one date for a tour of one day', () => {
    const { booking_date: end_date } = tour()
    expect(bookedFacts({ ...tour(), end_date })).toContainEqual(['Date', 'Dec 1, 2026'])
  })

  it('adds the time zone to the pickup time of a tour', () => {
    const [morning, words] = ['7:30', 'after breakfast'].map((time) => bookedFacts({ ...tour(), pickup_time: time }))
    expect(morning).toContainEqual(['Pickup time', '7:30 (Bali time)'])
    expect(words).toContainEqual(['Pickup time', 'after breakfast'])
  })

  it('lists the pickup and the car of a transfer', () => {
    const ride = { kind: 'transfer' as const, pickup_time: '22:30', pickup_location: 'Ngurah Rai' }
    expect(bookedFacts({ ...tour(), ...ride })).toEqual([
      ['Date', 'Dec 1, 2026'],
      ['Pickup time', '22:30 (Bali time)'],
      ['Pickup location', 'Ngurah Rai'],
      ['Car', 'Shared van'],
      ['Cars', '3'],
      ['Travelers', '2 Adults, 1 Infant'],
    ])
  })

  it('lists the dates of a rental, and the delivery location, or the pickup location if no delivery location is stored', () => {
    const car = { ...tour(), kind: 'rental' as const, pickup_time: '09:00', pickup_location: 'Sanur' }
    expect(bookedFacts(car)).toEqual([
      ['From', 'Dec 1, 2026'],
      ['To', 'Dec 3, 2026'],
      ['Time', '09:00 (Bali time)'],
      ['Location', 'Sanur'],
      ['Days', '3'],
    ])
    expect(bookedFacts({ ...car, delivery_location: 'Ubud' })).toContainEqual(['Location', 'Ubud'])
  })

  it('lists the nights and rooms of a hotel booking, which isHotelBooking recognizes', () => {
    const stay = { ...tour(), kind: 'room' as const }
    expect(bookedFacts(stay)).toEqual([
      ['Check-in', 'Dec 1, 2026'],
      ['Check-out', 'Dec 3, 2026 (2 nights)'],
      ['Room', 'Shared van'],
      ['Rooms', '3'],
      ['Guests', '2 Adults, 1 Infant'],
    ])
    const located = bookedFacts({ ...stay, pickup_location: 'Jalan Raya Sayan, Ubud' })
    expect(located).toContainEqual(['Address', 'Jalan Raya Sayan, Ubud'])
    expect([isHotelBooking(stay), isHotelBooking(tour())]).toEqual([true, false])
  })
})
