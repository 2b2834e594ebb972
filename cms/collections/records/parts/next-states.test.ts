import { describe, expect, test } from 'vitest'
import { isResolved, offeredStates } from './next-states.ts'

const booking = { kind: 'tour', payment_status: 'paid', booking_date: '2026-11-29', end_date: null }
const lastDay = new Date('2026-11-29T03:00:00Z')
const before = new Date('2026-11-28T03:00:00Z')
const offeredTo = (changes: object, now = lastDay) => offeredStates('bookings', { ...booking, ...changes }, now)

describe('the status options of a booking', () => {
  test.each([
    ['confirmed', ['confirmed', 'pending', 'cancelled', 'completed']],
    ['pending', ['pending', 'confirmed', 'cancelled']],
    ['completed', ['completed', 'confirmed', 'cancelled']],
    ['cancelled', ['cancelled']],
  ])('in the status %j are %j', (status, states) => {
    expect(offeredTo({ status })).toEqual(states)
  })

  test('include "completed" only if the booking is paid, and only from its last day, after the departure', () => {
    expect(offeredTo({ status: 'confirmed' }, before)).not.toContain('completed')
    expect(offeredTo({ status: 'confirmed', end_date: '2026-11-30' })).not.toContain('completed')
    expect(offeredTo({ status: 'confirmed', pickup_date: '2026-11-30' })).not.toContain('completed')
    expect(offeredTo({ status: 'confirmed', start_time: '11:30' })).not.toContain('completed')
    expect(offeredTo({ status: 'confirmed', payment_status: 'pending' })).not.toContain('completed')
  })
})

describe('the state options', () => {
  test.each([
    ['a refund', 'refunds', 'by_hand', ['by_hand', 'succeeded']],
    ['a refund', 'refunds', 'failed', ['failed', 'succeeded', 'requested']],
    ['a refund', 'refunds', 'pending', ['pending']],
    ['a mail', 'outgoing-mails', 'failed', ['failed', 'queued', 'settled']],
    ['a mail', 'outgoing-mails', 'sent', ['sent']],
  ])('of %s (%s) in the state %j are %j', (_, collection, state, states) => {
    expect(offeredStates(collection, { state }, lastDay)).toEqual(states)
  })

  test('of a manual refund include "requested" only if Xendit certainly paid nothing', () => {
    const offered = (error: object) => offeredStates('refunds', { state: 'by_hand', ...error }, lastDay)
    const refused = { error_kind: 'refused', error_detail: 'INSUFFICIENT_BALANCE' }
    expect(offered(refused)).toEqual(['by_hand', 'succeeded', 'requested'])
    expect(offered({ error_kind: 'unanswered', error_detail: null })).toEqual(['by_hand', 'succeeded'])
  })

  test('for a bulk edit exist only for emails, and are those of a failed email', () => {
    expect(offeredStates('outgoing-mails', undefined, lastDay)).toEqual(['queued', 'settled'])
    for (const collection of ['refunds', 'bookings']) expect(offeredStates(collection, undefined, lastDay)).toEqual([])
  })
})

test.each([
  ['an invoice', { status: 'paid', needs_attention: false }, true],
  ['an invoice', { status: 'pending', needs_attention: true }, false],
  ['a refund', { state: 'succeeded', needs_attention: false }, true],
  ['a refund', { state: 'succeeded', needs_attention: true }, false],
  ['a refund', { state: 'failed', needs_attention: false }, false],
  ['a refund', { state: 'by_hand', needs_attention: false }, false],
  ['a refund', { state: 'requested', needs_attention: false }, false],
  ['a missing record', undefined, false],
])('isResolved for %s (%j) returns %j', (_, saved, expected) => {
  expect(isResolved(saved)).toBe(expected)
})
