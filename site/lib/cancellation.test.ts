import { makeCancellationPolicy, makeDate } from '@nusa/shared/testing'
import { expect, it } from 'vitest'
import { cancellationNotes, cancellationTerms, insertCancellationPromise } from './cancellation.ts'

const date = makeDate('2026-12-24')
const midnightBefore = new Date('2026-12-22T16:00:00Z')
const note = 'Once paid, this date can’t be cancelled online.'
const boats = makeCancellationPolicy({ note: 'The boat is chartered for you.' })

it('cancellationNotes says from 24 hours before the day of a tour (Bali time) that the tour cannot be cancelled', () => {
  const tour = { kind: 'tour', date } as const
  expect(cancellationNotes(tour, null, new Date(midnightBefore.getTime() - 1))).not.toContain(note)
  expect(cancellationNotes(tour, null, midnightBefore)).toEqual([note])
})

it('cancellationNotes says from 24 hours before the pickup that a transfer cannot be cancelled', () => {
  const transfer = { kind: 'transfer', date, pickupTime: '18:00' } as const
  expect(cancellationNotes(transfer, null, midnightBefore)).not.toContain(note)
  expect(cancellationNotes(transfer, null, new Date('2026-12-23T10:00:00Z'))).toEqual([note])
})

it('cancellationNotes returns the deadline of the built-in policy if the offer has no policy', () => {
  expect(cancellationNotes({ kind: 'transfer', date, pickupTime: '18:00' }, null, midnightBefore)).toEqual([
    'Free cancellation before Dec 23, 2026, 18:00 (Bali time, UTC+8).',
    'After that, nothing is refunded.',
  ])
})

it('cancellationNotes returns only those deadlines of a policy that have not passed', () => {
  const tour = { kind: 'tour', date } as const
  expect(cancellationNotes(tour, boats, new Date(midnightBefore.getTime() - 1))).toEqual([
    '50% refund before Dec 23, 2026, 00:00 (Bali time, UTC+8).',
    'After that, nothing is refunded.',
  ])
  expect(cancellationNotes(tour, boats, midnightBefore)).toEqual([note])
})

it('cancellationNotes computes the deadline from the start time of a tour, in the time zone of the tour', () => {
  const trip = { kind: 'tour', date, startTime: '03:30', timeZone: 'Asia/Jakarta' } as const
  expect(cancellationNotes(trip, boats, midnightBefore)).toEqual([
    '50% refund before Dec 23, 2026, 03:30 (WIB, UTC+7).',
    'After that, nothing is refunded.',
  ])
})

it('cancellationTerms describes a policy with its note, and returns no text for an offer without a policy', () => {
  expect(cancellationTerms(boats)).toEqual([
    'Free cancellation up to 3 days before the start.',
    '50% refund up to 24 hours before the start.',
    'After that, nothing is refunded.',
    'The boat is chartered for you.',
  ])
  expect(cancellationTerms(null)).toEqual([])
})

it('insertCancellationPromise replaces the line about free cancellation with the promise of the policy', () => {
  const lines = ['Free cancellation up to 24 hours', 'Instant confirmation']
  expect(insertCancellationPromise(lines, null)).toEqual(lines)
  expect(insertCancellationPromise(lines, boats)).toEqual(['Free cancellation up to 3 days', 'Instant confirmation'])
})
