import { expect, test } from 'vitest'
import { checkBookedPickupTime, formatPickupTime } from './pickup-time.ts'

const siblingData = { kind: 'tour', start_time: '03:30', time_zone: 'Asia/Makassar' }
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
])('checkBookedPickupTime of %j for a start at 03:30 is %j', (value, result) => {
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
])('formatPickupTime stores %j as %j', (value, stored) => {
  expect(formatPickupTime(value)).toBe(stored)
})
