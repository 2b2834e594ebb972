import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

test.each([
  ['07:30', '07:30'],
  [' 7.30 ', '07:30'],
  ['7:30 PM', '19:30'],
  ['12:05am', '00:05'],
  ['12 pm', '12:00'],
  ['23:59', '23:59'],
  ['24:00', null],
  ['13 pm', null],
  ['7:60', null],
  ['7', null],
  ['after breakfast', null],
  ['07:30 - 08:00', null],
  ['', null],
])("reads the pickup time '%s' as %s", (text, time) => {
  expect(clockTime(text)).toBe(time)
})
