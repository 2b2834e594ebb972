import { expect, test } from 'vitest'
import { officeTexts } from '../../collections/records/texts/index.ts'
import { locationText } from './day-texts.ts'

const tour = {
  place: 'Lembah Sayan, Canggu',
  isDelivered: false,
  isPickupMissing: false,
  event: 'tour',
  cash: 0,
} as const

test.each([
  ['the pickup', {}, 'Lembah Sayan, Canggu'],
  ['what the driver collects', { cash: 110_000 }, 'Lembah Sayan, Canggu; Collect in cash: Rp110.000'],
  ['a missing pickup in the chosen zone', { isPickupMissing: true, place: 'Canggu' }, 'Pickup missing, Canggu'],
])('locationText shows %s', (_, changes, expected) => {
  expect(locationText({ ...tour, ...changes }, officeTexts.en)).toBe(expected)
})
