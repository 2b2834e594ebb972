import { makeDate } from '@nusa/shared/testing'
import { expect, it } from 'vitest'
import { cancellationNote } from './cancellation-note.ts'

const date = makeDate('2026-12-24')
const midnightBefore = new Date('2026-12-22T16:00:00Z')
const note = 'Once paid, this date can’t be cancelled online.'

it('cancellationNote returns a note from 24 hours before the day of a tour begins in Bali', () => {
  expect(cancellationNote({ kind: 'tour', date }, new Date(midnightBefore.getTime() - 1))).toBeNull()
  expect(cancellationNote({ kind: 'tour', date }, midnightBefore)).toBe(note)
})

it('cancellationNote returns a note from 24 hours before the pickup of a transfer', () => {
  const transfer = { kind: 'transfer', date, pickupTime: '18:00' } as const
  expect(cancellationNote(transfer, midnightBefore)).toBeNull()
  expect(cancellationNote(transfer, new Date('2026-12-23T10:00:00Z'))).toBe(note)
})
