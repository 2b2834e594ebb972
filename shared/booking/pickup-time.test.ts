import { expect, test } from 'vitest'
import { pickupTimeText } from './pickup-time.ts'

test.each([
  ['transfer', '10:00', '10:00 (Bali time)'],
  ['transfer', '4.30 am', '4.30 am (Bali time)'],
  ['transfer', 'after breakfast', 'after breakfast'],
  ['transfer', '', ''],
  ['rental', '09:00', '09:00'],
  ['tour', '07:30', '07:30'],
])("the pickup of a %s at '%s' reads '%s'", (kind, time, text) => {
  expect(pickupTimeText(kind, time)).toBe(text)
})
