import { expect, test } from 'vitest'
import { makeDate } from '../testing/index.ts'
import { isNotifiedOfChanges } from './changed-details.ts'

const booking = {
  kind: 'tour',
  status: 'confirmed',
  payment_status: 'paid',
  booking_date: makeDate('2026-12-24'),
  pickup_time: '',
  start_time: '09:00',
} as const

test.each([
  ['a paid booking before its start', {}, '2026-12-24T00:59:00Z', true],
  ['a booking that has started', {}, '2026-12-24T01:00:00Z', false],
  ['a booking whose time is unknown, on its day', { start_time: '' }, '2026-12-24T15:59:00Z', true],
  ['a booking whose time is unknown, on the next day', { start_time: '' }, '2026-12-24T16:00:00Z', false],
  ['a booking that is not paid', { payment_status: 'pending' }, '2026-12-01T00:00:00Z', false],
  ['a refunded booking', { payment_status: 'refunded' }, '2026-12-01T00:00:00Z', false],
  ['a cancelled booking', { status: 'cancelled' }, '2026-12-01T00:00:00Z', false],
  ['a completed booking', { status: 'completed' }, '2026-12-01T00:00:00Z', false],
] as const)('changes of %s are mailed only if it is still to come', (_what, changes, now, isNotified) => {
  expect(isNotifiedOfChanges({ ...booking, ...changes }, new Date(now))).toBe(isNotified)
})
