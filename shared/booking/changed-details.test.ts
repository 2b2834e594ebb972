import { expect, test } from 'vitest'
import { makeDate } from '../testing/index.ts'
import { shouldNotifyOfChanges } from './changed-details.ts'

const booking = {
  kind: 'tour',
  status: 'confirmed',
  payment_status: 'paid',
  booking_date: makeDate('2026-12-24'),
  pickup_date: null,
  pickup_time: '',
  start_time: '09:00',
} as const

/** At 17:00 UTC the day ends in Java, an hour later than in Bali. */
const inJava = { start_time: '', time_zone: 'Asia/Jakarta' } as const

test.each([
  ['a paid booking before its start', true, '2026-12-24T00:59:00Z', {}],
  ['a booking that has started', false, '2026-12-24T01:00:00Z', {}],
  ['a booking whose time is unknown, on its day', true, '2026-12-24T15:59:00Z', { start_time: '' }],
  ['a booking whose time is unknown, on the next day', false, '2026-12-24T16:00:00Z', { start_time: '' }],
  ['a booking in the last hour of its day in Java', true, '2026-12-24T16:59:00Z', inJava],
  ['a booking in Java, on the next day there', false, '2026-12-24T17:00:00Z', inJava],
  ['a booking that is not paid', false, '2026-12-01T00:00:00Z', { payment_status: 'pending' }],
  ['a refunded booking', false, '2026-12-01T00:00:00Z', { payment_status: 'refunded' }],
  ['a cancelled booking', false, '2026-12-01T00:00:00Z', { status: 'cancelled' }],
  ['a completed booking', false, '2026-12-01T00:00:00Z', { status: 'completed' }],
] as const)('shouldNotifyOfChanges returns $1 for %s', (_what, isNotified, now, changes) => {
  expect(shouldNotifyOfChanges({ ...booking, ...changes }, new Date(now))).toBe(isNotified)
})
