import { expect, test } from 'vitest'
import { parseClockTime } from './clock-time.ts'

test.each([
  ['07:30', '07:30'],
  [' 7.30 ', '07:30'],
  ['7:30 PM', '19:30'],
  ['12:05am', '00:05'],
  ['12 pm', '12:00'],
  ['23:59', '23:59'],
  ['0600', '06:00'],
  ['1930', '19:30'],
  ['07:30 WITA', '07:30'],
  ['7.30 pm wita', '19:30'],
  ['0600 WITA', '06:00'],
  ['07:30 WIB', '08:30'],
  ['07:30 WIT', '06:30'],
  ['23:30 WIB', null],
  ['00:30 WIT', null],
  ['2460', null],
  ['730', null],
  ['7 WITA', null],
  ['07:30 CET', null],
  ['24:00', null],
  ['13 pm', null],
  ['7:60', null],
  ['7', null],
  ['after breakfast', null],
  ['07:30 - 08:00', null],
  ['', null],
])('parseClockTime(%j) returns %j', (text, time) => {
  expect(parseClockTime(text)).toBe(time)
})
