import type { TextField } from 'payload'
import { expect, test } from 'vitest'
import { pickupFields } from './trip-details.ts'

const field = pickupFields().find((one): one is TextField => 'name' in one && one.name === 'meeting_point')
const withoutTransfer = [{ pickup: 'tour' }, { pickup: 'meeting_point' }]

test.each([
  ['needs', 'of a tour with a meeting point', { pickup_mode: 'meeting_point' }, true],
  ['needs', 'of a tour with both kinds of pickup', { pickup_mode: 'both' }, true],
  ['needs', 'of a package without transfer', { pickup_mode: 'hotel', pricing: withoutTransfer }, true],
  ['does not need', 'of a tour with hotel pickup', { pickup_mode: 'hotel', pricing: [{ pickup: 'tour' }] }, false],
  ['does not need', 'of a tour without packages', { pickup_mode: 'none' }, false],
])('the tour form %s the meeting point %s', (_verb, _subject, tour, isNeeded) => {
  const validate = field?.validate as (value: unknown, context: object) => string | true
  const missing = 'Please enter the meeting point.'
  expect(validate(' ', { siblingData: tour })).toBe(isNeeded ? missing : true)
  expect(validate('Jalan Raya Kedewatan, Ubud', { siblingData: tour })).toBe(true)
  expect(field?.admin?.condition?.(tour, tour, {} as never)).toBe(isNeeded)
})
