import { toBookedPrice } from '@nusa/shared/booking'
import { type Line, quoteLine } from '@nusa/shared/pricing'
import { makeDate, makeTourLine, makeWholePackage } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { isHotelBooking, listBookedFacts } from './booked-facts.ts'

const tour = (line: Line = makeTourLine()) => ({
  kind: 'tour' as const,
  status: 'confirmed' as const,
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
  pickup_date: null as ReturnType<typeof makeDate> | null,
  pickup_time: '',
  pickup_location: '',
  delivery_location: '',
  start_time: '',
  start_label: '',
  time_zone: 'Asia/Makassar' as const,
  pickup_zone: '',
  pickup_kind: null,
  pickup_cash: 0,
  missing_details: null,
  lead_name: 'Ayu Lestari',
  names_until: null,
  answers: [],
})

const factsOf = (booking: Parameters<typeof listBookedFacts>[0], now = '2026-11-20T00:00:00Z') =>
  listBookedFacts(booking, new Date(now))

describe('listBookedFacts', () => {
  it('contains the start time of a departure, and the time zone unless it is the time zone of Bali', () => {
    const departure = { ...tour(), start_time: '03:30', start_label: 'Sunrise' }
    expect(factsOf(departure)).toContainEqual(['Start time', '03:30, Sunrise'])
    expect(factsOf({ ...departure, time_zone: 'Asia/Jakarta' })).toContainEqual(['Start time', '03:30 WIB, Sunrise'])
  })

  it('contains the lead traveller, the number of missing names, the due day of the names and a request for the pickup', () => {
    const missing_details = { pickup: true, names: 11, travellers: 12, answers: 0, flight: false }
    const group = { ...tour(), pickup_kind: 'later' as const, missing_details, names_until: makeDate('2026-11-28') }
    expect(factsOf(group)).toContainEqual(['Names', 'Ayu Lestari; 11 of 12 are missing, due by Nov 28, 2026'])
    expect(factsOf(group)).toContainEqual(['Pickup location', 'Please tell us your hotel'])
    expect(factsOf({ ...group, status: 'cancelled' })).toEqual(factsOf(tour()))
  })

  it('asks travellers to contact the company if names or a pickup can no longer be entered online', () => {
    const missing_details = { pickup: true, names: 11, travellers: 12, answers: 0, flight: false }
    const group = { ...tour(), pickup_kind: 'later' as const, missing_details, names_until: makeDate('2026-11-28') }
    expect(factsOf(group, '2026-11-29T00:00:00Z')).toContainEqual([
      'Names',
      'Ayu Lestari; 11 of 12 are missing, please contact us',
    ])
    expect(factsOf(group, '2026-12-01T00:00:00Z')).toContainEqual([
      'Pickup location',
      'Please contact us about your pickup',
    ])
    expect(factsOf(group, '2026-12-01T00:00:00Z')).toContainEqual(['Names', 'Ayu Lestari; 11 of 12 are missing'])
  })

  it('contains the pickup surcharge that the driver collects in cash, unless the booking is cancelled', () => {
    const inCash = ['Pickup surcharge', 'Please pay the driver Rp66.000 in cash']
    expect(factsOf({ ...tour(), pickup_cash: 66_000 })).toContainEqual(inCash)
    expect(factsOf({ ...tour(), pickup_cash: 66_000, status: 'cancelled' })).not.toContainEqual(inCash)
  })

  it('ends with the answers to the questions of the product', () => {
    const answers = [{ question: 'Shoe size (EU)', answer: 'Ayu: 38, Made: 42' }]
    expect(factsOf({ ...tour(), answers }).at(-1)).toEqual(['Shoe size (EU)', 'Ayu: 38, Made: 42'])
  })

  it('lists the travellers of a tour, and the number of packages if the price was per package', () => {
    expect(factsOf(tour())).toEqual([
      ['Date', 'Dec 1, 2026 – Dec 3, 2026'],
      ['Package', 'Shared van'],
      ['Travelers', '2 Adults, 1 Infant'],
    ])
    const whole = tour(makeTourLine({ package: makeWholePackage() }))
    expect(factsOf(whole)).toContainEqual(['Travelers', '2 Adults, 1 Infant · 3 packages'])
  })

  it('shows one date for a tour of one day', () => {
    const { booking_date: end_date } = tour()
    expect(factsOf({ ...tour(), end_date })).toContainEqual(['Date', 'Dec 1, 2026'])
  })

  it('adds the time zone to a pickup time, but not to a pickup time in words', () => {
    const [morning, words] = ['7:30', 'after breakfast'].map((time) => factsOf({ ...tour(), pickup_time: time }))
    expect(morning).toContainEqual(['Pickup time', '7:30 (Bali time)'])
    expect(words).toContainEqual(['Pickup time', 'after breakfast'])
  })

  it('lists the pickup and the car of a transfer', () => {
    const ride = { kind: 'transfer' as const, pickup_time: '22:30', pickup_location: 'Ngurah Rai' }
    expect(factsOf({ ...tour(), ...ride })).toEqual([
      ['Date', 'Dec 1, 2026'],
      ['Pickup time', '22:30 (Bali time)'],
      ['Pickup location', 'Ngurah Rai'],
      ['Car', 'Shared van'],
      ['Cars', '3'],
      ['Travelers', '2 Adults, 1 Infant'],
    ])
    const delayed = { ...ride, pickup_time: '01:00', pickup_date: makeDate('2026-12-02') }
    expect(factsOf({ ...tour(), ...delayed })).toContainEqual(['Pickup time', '01:00 (Bali time) on Dec 2, 2026'])
  })

  it('asks for the address of a ride to the airport, and shows its area', () => {
    const missing_details = { pickup: true, names: 0, travellers: 3, answers: 0, flight: false }
    const transfer = { ...tour(), kind: 'transfer' as const, pickup_location: 'Ubud' }
    expect(factsOf({ ...transfer, missing_details })).toContainEqual([
      'Pickup location',
      'Please tell us your hotel, Ubud',
    ])
    expect(factsOf(transfer)).toContainEqual(['Pickup location', 'Ubud'])
  })

  it('shows the pickup address of a transfer once, unless the pickup location differs', () => {
    const address = { question: 'Pickup address', answer: 'Lembah Sayan' }
    const ride = { ...tour(), kind: 'transfer' as const, pickup_location: 'Lembah Sayan', answers: [address] }
    const namesOf = (booking: typeof ride) => factsOf(booking).map(([name]) => name)
    expect(namesOf(ride)).toContain('Pickup location')
    expect(namesOf(ride)).not.toContain('Pickup address')
    expect(namesOf({ ...ride, pickup_location: 'Ubud market' })).toContain('Pickup address')
  })

  it('lists the dates of a rental and the delivery location, or the pickup location if there is no delivery location', () => {
    const car = { ...tour(), kind: 'rental' as const, pickup_time: '09:00', pickup_location: 'Sanur' }
    expect(factsOf(car)).toEqual([
      ['From', 'Dec 1, 2026'],
      ['To', 'Dec 3, 2026'],
      ['Time', '09:00 (Bali time)'],
      ['Location', 'Sanur'],
      ['Days', '3'],
    ])
    expect(factsOf({ ...car, delivery_location: 'Ubud' })).toContainEqual(['Location', 'Ubud'])
  })

  it('lists the nights and rooms of a hotel booking, which isHotelBooking recognizes', () => {
    const stay = { ...tour(), kind: 'room' as const }
    expect(factsOf(stay)).toEqual([
      ['Check-in', 'Dec 1, 2026'],
      ['Check-out', 'Dec 3, 2026 (2 nights)'],
      ['Room', 'Shared van'],
      ['Rooms', '3'],
      ['Guests', '2 Adults, 1 Infant'],
    ])
    const located = factsOf({ ...stay, pickup_location: 'Jalan Raya Sayan, Ubud' })
    expect(located).toContainEqual(['Address', 'Jalan Raya Sayan, Ubud'])
    expect([isHotelBooking(stay), isHotelBooking(tour())]).toEqual([true, false])
  })
})
