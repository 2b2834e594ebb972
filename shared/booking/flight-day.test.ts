import { expect, test } from 'vitest'
import { makeDate } from '../testing/index.ts'
import { appendFlightDay, findBookedPickupProblem, isPickupProblemShown } from './flight-day.ts'
import { correctTransferAnswers, transferDirections } from './transfer-details.ts'

const { arrival, departure } = transferDirections
const answersWith = (direction: string, flight_time: string) =>
  correctTransferAnswers([], { direction, flight_time }, 'Asia/Makassar')
const flightOf = (direction: string, flight_time: string, pickup_time: string | null) =>
  appendFlightDay(answersWith(direction, flight_time), { pickup_time }).at(-1)?.answer

test.each([
  ['a departure after midnight', departure, '00:40', '21:30', '00:40 (next day)'],
  ['a departure of the same day', departure, '23:50', '21:30', '23:50'],
  ['an arrival before midnight', arrival, '23:50', '00:30', '23:50 (day before)'],
  ['an arrival of the same day', arrival, '00:10', '00:30', '00:10'],
  ['an arrival at the pickup', arrival, '00:30', '00:30', '00:30'],
  ['an arrival that was delayed past midnight', arrival, '00:30', '22:00', '00:30 (next day)'],
  ['a departure long before the pickup, which is a mistake', departure, '10:00', '21:30', '10:00'],
  ['a flight without a pickup time', departure, '00:40', null, '00:40'],
  ['a flight with a pickup time in words', departure, '00:40', 'after dinner', '00:40'],
])('appendFlightDay returns "$4" for %s', (_title, direction, flight, pickup, text) => {
  expect(flightOf(direction, flight, pickup)).toBe(text)
})

test('appendFlightDay does not change other answers and bookings without a flight', () => {
  const own = { question_id: 'flight_time', question: 'Flight?', answer: '00:40', traveller: 'adult-1' }
  const answers = [...answersWith(departure, '00:40'), own]
  expect(appendFlightDay(answers, { pickup_time: '21:30' })).toEqual([
    { question_id: 'direction', question: 'Direction', answer: departure, traveller: null },
    ...[{ ...answers[1], answer: '00:40 (next day)' }, own],
  ])
  expect(appendFlightDay([own], { pickup_time: '21:30' })).toEqual([own])
})

/** Returns why the pickup of a booked transfer does not fit its flight. */
const problemOf = (direction: string, flight_time: string, pickup_time: string | null) =>
  findBookedPickupProblem(answersWith(direction, flight_time), { kind: 'transfer', pickup_time })

test.each([
  [arrival, '13:00', '14:00'],
  [arrival, '14:00', '14:00'],
  [arrival, '23:40', '00:30'],
  [arrival, '02:00', '20:00'],
  [departure, '13:00', '10:00'],
  [departure, '01:00', '22:00'],
  [arrival, '13:00', 'after breakfast'],
  [arrival, '13:00', null],
])('a flight at $1 fits the pickup at "$2" ($0)', (direction, flight, pickup) => {
  expect(problemOf(direction, flight, pickup)).toBe(null)
})

test.each([
  [arrival, '16:40', '14:00', 'too_early', null],
  [arrival, '22:59', '11:00', 'too_early', null],
  [arrival, '00:30', '22:00', 'too_early', 'next day'],
  [arrival, '04:59', '23:00', 'too_early', 'next day'],
  [departure, '13:00', '14:00', 'too_late', null],
  [departure, '14:00', '14:00', 'too_late', null],
  [departure, '23:50', '00:30', 'too_late', 'day before'],
] as const)('a flight at $1 does not fit the pickup at "$2" ($0)', (direction, flight, pickup, reason, flight_day) => {
  expect(problemOf(direction, flight, pickup)).toEqual({ reason, pickup, flight, flight_day })
})

test('findBookedPickupProblem reads the pickup in the time zone of the airport', () => {
  const inJava = (flight: string, pickup_time: string) =>
    findBookedPickupProblem(answersWith(arrival, flight), { kind: 'transfer', pickup_time, time_zone: 'Asia/Jakarta' })
  expect(inJava('13:30', '15:00 WITA')).toBe(null)
  expect(inJava('14:30', '14:00')).toMatchObject({ pickup: '14:00 WIB', flight: '14:30 WIB' })
})

test('findBookedPickupProblem returns null for a transfer without a flight, and for other products', () => {
  const late = answersWith(arrival, '16:40')
  expect(findBookedPickupProblem([], { kind: 'transfer', pickup_time: '14:00' })).toBe(null)
  expect(findBookedPickupProblem(late, { kind: 'tour', pickup_time: '14:00' })).toBe(null)
})

test.each([
  ['00:30', '00:30 (Dec 25, 2026)'],
  ['23:40', '23:40 (Dec 24, 2026)'],
])('the flight at %j of a transfer whose pickup was moved to Dec 25 is shown as %j', (flight, text) => {
  const moved = { pickup_date: '2026-12-25', pickup_time: '01:00' }
  expect(appendFlightDay(answersWith(arrival, flight), moved).at(-1)?.answer).toBe(text)
  expect(findBookedPickupProblem(answersWith(arrival, flight), { kind: 'transfer', ...moved })).toBeNull()
})

const paidRide = {
  kind: 'transfer',
  status: 'confirmed',
  payment_status: 'paid',
  booking_date: makeDate('2026-12-24'),
  pickup_date: null,
  pickup_time: '14:00',
} as const

test.each([
  ['a paid transfer that has not started', {}, '2026-12-24T05:59:00Z', true],
  ['a transfer that has started', {}, '2026-12-24T06:00:00Z', false],
  ['an unpaid transfer', { payment_status: 'pending' }, '2026-12-01T00:00:00Z', false],
  ['a paid transfer that staff set back to pending', { status: 'pending' }, '2026-12-01T00:00:00Z', false],
  ['a cancelled transfer', { status: 'cancelled' }, '2026-12-01T00:00:00Z', false],
] as const)('for %s, isPickupProblemShown returns $3', (_what, changes, now, isShown) => {
  expect(isPickupProblemShown({ ...paidRide, ...changes }, new Date(now))).toBe(isShown)
})
