import { expect, test } from 'vitest'
import { formatClockTime } from './format.ts'

test.each([
  ['10:00', '10:00 (Bali time)'],
  ['4.30 am', '4.30 am (Bali time)'],
  ['07:30 WITA', '07:30 WITA'],
  ['after breakfast', 'after breakfast'],
  ['', ''],
])('formatClockTime(%j) returns %j', (time, text) => {
  expect(formatClockTime(time)).toBe(text)
})
