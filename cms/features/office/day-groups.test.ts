import { makeDate } from '@nusa/shared/testing'
import { expect, test } from 'vitest'
import type { DayBooking } from './day-bookings.ts'
import type { DayDeparture } from './day-departures.ts'
import { groupBookings } from './day-groups.ts'

const booking = (changes: Partial<DayBooking>): DayBooking => ({
  id: 1,
  invoiceId: 'invoice',
  bookingNumber: 'NUSA-1-1',
  orderNumber: 'NUSA-1',
  event: 'tour',
  tourId: 3,
  startTimeId: '',
  tourDay: null,
  isEveningBefore: false,
  otherPickupDay: null,
  travelDate: null,
  product: 'Mount Batur',
  package: '',
  description: '',
  quantity: 1,
  adults: 2,
  children: 0,
  infants: 0,
  passengers: [],
  answers: [],
  time: '',
  timeDay: makeDate('2026-12-24'),
  departureName: '',
  leavesAt: null,
  place: '',
  isDelivered: false,
  isPickupMissing: false,
  cash: 0,
  missingNameCount: 0,
  missingAnswerCount: 0,
  isFlightMissing: false,
  pickupProblem: null,
  customerName: '',
  phone: '',
  email: '',
  note: '',
  status: 'confirmed',
  payment: 'paid',
  isInReview: false,
  ...changes,
})

const departure = (changes: Partial<DayDeparture>): DayDeparture => ({
  tourId: 3,
  tourTitle: 'Mount Batur',
  startTimeId: 'sunrise',
  departureName: '01:00, Sunrise',
  leavesAt: new Date('2026-12-23T17:00:00Z'),
  bookedCount: 2,
  capacity: 20,
  isClosed: false,
  ...changes,
})

/** A departure at 00:30 WIB. It leaves later than a departure at 01:00 in Bali. */
const borobudur = departure({
  tourId: 4,
  tourTitle: 'Borobudur',
  departureName: '00:30 WIB',
  leavesAt: new Date('2026-12-23T17:30:00Z'),
})

test('groupBookings groups bookings by departure, and sorts the departures by time in Bali', () => {
  const bookings = [
    booking({ id: 1, tourId: 4, startTimeId: 'sunrise', product: 'Borobudur' }),
    booking({ id: 2, startTimeId: 'sunrise', time: '23:30' }),
    booking({ id: 3, startTimeId: 'sunrise', time: '23:45' }),
  ]
  const { departureGroups: departures } = groupBookings(bookings, [borobudur, departure({})])
  expect(
    departures.map((group) => [group.departureName, group.stock?.capacity, group.bookings.map(({ id }) => id)]),
  ).toEqual([
    ['01:00, Sunrise', 20, [2, 3]],
    ['00:30 WIB', 20, [1]],
  ])
})

test('groupBookings returns a group for the departure of a booking whose start time or tour was deleted', () => {
  const deleted = { tourId: null, departureName: '02:00', leavesAt: new Date('2026-12-23T18:00:00Z') }
  const { departureGroups: departures } = groupBookings([booking({ ...deleted, startTimeId: 'old' })], [departure({})])
  expect(departures).toMatchObject([{ departureName: '02:00', tourTitle: 'Mount Batur', stock: null }])
})

test('groupBookings groups bookings by tour if the tour has no start times or is under way', () => {
  const komodo = { tourId: 5, product: 'Komodo' }
  const bookings = [
    booking({ ...komodo, id: 1, tourDay: { dayNumber: 1, dayCount: 2 } }),
    booking({ ...komodo, id: 2, tourDay: { dayNumber: 2, dayCount: 2 } }),
    booking({ ...komodo, id: 3, tourDay: { dayNumber: 1, dayCount: 2 } }),
  ]
  const wholeDay = departure({ tourId: 5, tourTitle: 'Komodo', startTimeId: '', departureName: '', leavesAt: null })
  const { tourGroups: tours, departureGroups: departures } = groupBookings(bookings, [wholeDay])
  expect(departures).toEqual([])
  expect(tours).toMatchObject([
    { isUnderWay: false, stock: { capacity: 20 }, bookings: [{ id: 1 }, { id: 3 }] },
    { isUnderWay: true, stock: null, bookings: [{ id: 2 }] },
  ])
})

test('groupBookings separates a departure of the next day from the same departure of this day', () => {
  const nextDay = { isEveningBefore: true, departureName: '01:00, Sunrise', leavesAt: new Date('2026-12-24T17:00:00Z') }
  const bookings = [
    booking({ id: 1, startTimeId: 'sunrise' }),
    booking({ ...nextDay, id: 2, startTimeId: 'sunrise', time: '23:30' }),
  ]
  expect(groupBookings(bookings, [departure({})]).departureGroups).toMatchObject([
    { isEveningBefore: false, stock: { capacity: 20 }, bookings: [{ id: 1 }] },
    { isEveningBefore: true, stock: null, bookings: [{ id: 2 }] },
  ])
})

test('groupBookings separates tour bookings with another travel date from the tour bookings of this day', () => {
  const travelDate = makeDate('2026-12-25')
  const wholeDay = departure({ startTimeId: '', departureName: '', leavesAt: null })
  const { tourGroups: tours } = groupBookings(
    [booking({ id: 1 }), booking({ id: 2, travelDate }), booking({ id: 3 })],
    [wholeDay],
  )
  expect(tours).toMatchObject([
    { stock: { capacity: 20 }, bookings: [{ id: 1 }, { id: 3 }] },
    { stock: null, bookings: [{ id: 2, travelDate }] },
  ])
})

test('groupBookings returns transfers, cars and rooms separately, and returns departures without bookings', () => {
  const closed = departure({ startTimeId: 'late', isClosed: true })
  const { otherBookings: others, departuresWithoutBookings: withoutBookings } = groupBookings(
    [booking({ event: 'transfer', tourId: null }), booking({ event: 'return', tourId: null })],
    [borobudur, closed, departure({})],
  )
  expect(others.map(({ event }) => event)).toEqual(['transfer', 'return'])
  expect(withoutBookings.map(({ tourTitle: tour }) => tour)).toEqual(['Mount Batur', 'Borobudur'])
})
