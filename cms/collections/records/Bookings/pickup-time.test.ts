import { expect, test } from 'vitest'
import { checkBookedPickupTime, checkPickupDate, normalisePickupDate, normalisePickupTime } from './pickup-time.ts'

const siblingData = { kind: 'tour', booking_date: '2026-12-24', start_time: '03:30', time_zone: 'Asia/Makassar' }
const afterStart = 'The pickup is after the start at 03:30. Please enter an earlier time.'

test.each([
  ['02:15', true],
  ['03:30', true],
  ['23:30', true],
  ['23:30 on the day before', true],
  ['03:00 WIB', afterStart],
  ['04:30', afterStart],
  ['4.30 am', afterStart],
  ['after breakfast', true],
  ['-5:00', 'This time does not exist. Please enter it as 07:30.'],
  [null, true],
])('checkBookedPickupTime(%j) returns %j for a start at 03:30', (value, result) => {
  expect(checkBookedPickupTime(value, { siblingData, previousValue: '02:00' })).toBe(result)
})

test('checkBookedPickupTime accepts a stored time that is unchanged, and any time of a transfer', () => {
  expect(checkBookedPickupTime('-5:00', { siblingData, previousValue: '-5:00' })).toBe(true)
  expect(checkBookedPickupTime('04:30', { siblingData: { ...siblingData, kind: 'transfer' } })).toBe(true)
})

test.each([
  ['9.30 pm', '21:30'],
  ['0600', '06:00'],
  [' 7:30 wib', '07:30 WIB'],
  ['23:30 on the day before', '23:30 on the day before'],
  ['after breakfast', 'after breakfast'],
  [null, null],
])('normalisePickupTime(%j) returns %j', (value, stored) => {
  expect(normalisePickupTime(value)).toBe(stored)
})

const ride = { kind: 'transfer', booking_date: '2026-12-24', pickup_time: '01:00' }
const sunrise = { ...siblingData, pickup_time: '20:00' }
const onDayBefore =
  'The pickup time says that the pickup is on the day before. Please choose that day, or enter another time.'

test.each([
  ['the next day of a transfer', '2026-12-25', ride, true],
  ['no day', null, ride, true],
  ['a date that does not exist', '2026-02-30', ride, 'Please choose an existing date, written yyyy-mm-dd.'],
  [
    'a day that is not next to the travel date',
    '2026-12-26',
    ride,
    'Please choose one of these days for the pickup: 2026-12-23, 2026-12-24, 2026-12-25.',
  ],
  ['the evening before a departure', '2026-12-23', sunrise, true],
  [
    'the day of a departure with a later pickup',
    '2026-12-24',
    sunrise,
    'The pickup is after the start at 03:30. Please choose the day before, or enter an earlier time.',
  ],
  ['another day than the time says', '2026-12-25', { ...ride, pickup_time: '23:30 on the day before' }, onDayBefore],
])('checkPickupDate validates %s', (_what, day, booking, result) => {
  expect(checkPickupDate(day, { siblingData: booking, previousValue: undefined })).toBe(result)
})

test('checkPickupDate accepts a stored day that is unchanged', () => {
  expect(checkPickupDate('2026-12-30', { siblingData: ride, previousValue: '2026-12-30' })).toBe(true)
})

test('checkBookedPickupTime compares the pickup with the start on the pickup day that staff chose', () => {
  const dayBefore = { ...siblingData, pickup_date: '2026-12-23' }
  expect(checkBookedPickupTime('14:00', { siblingData: dayBefore, previousValue: '' })).toBe(true)
  expect(checkBookedPickupTime('14:00', { siblingData, previousValue: '' })).toBe(afterStart)
  const nextDay = { ...ride, pickup_date: '2026-12-25' }
  expect(checkBookedPickupTime('23:00 on the day before', { siblingData: nextDay, previousValue: '' })).toBe(
    onDayBefore,
  )
})

test('normalisePickupDate returns null for the default day', () => {
  expect(normalisePickupDate('2026-12-25', ride)).toBe('2026-12-25')
  expect(normalisePickupDate('2026-12-24', ride)).toBeNull()
  expect(normalisePickupDate('2026-12-23', { ...siblingData, pickup_time: '23:45' })).toBeNull()
  expect(normalisePickupDate('', ride)).toBeNull()
})

test('normalisePickupDate returns null if no pickup day can be chosen', () => {
  const rental = { ...ride, kind: 'rental' }
  expect(normalisePickupDate('2026-12-25', { ...rental, end_date: '2026-12-26' })).toBe('2026-12-25')
  expect(normalisePickupDate('2026-12-25', { ...rental, end_date: '2026-12-24' })).toBeNull()
  expect(normalisePickupDate('2026-12-25', { ...ride, kind: 'room', end_date: '2026-12-26' })).toBeNull()
})
