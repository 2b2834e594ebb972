import { addDays } from '@nusa/shared/dates'
import { makeTourChoice } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { bookedAmong } from './booked-among.ts'

const choice = makeTourChoice()
const item = { itemId: 'a', choice }
const booking = {
  invoice_id: 'first',
  invoice_expires_at: '2026-11-21T06:00:00Z',
  status: 'confirmed',
  kind: 'tour',
  tour_id: choice.tourId,
  booking_date: choice.date,
} as const
const later = { ...booking, invoice_id: 'later', invoice_expires_at: '2026-11-22T06:00:00Z' } as const

describe('what became of the items of a cart', () => {
  it('is told by the newest invoice that books any of them', () => {
    expect(bookedAmong([item], [booking, later])).toEqual({ invoiceId: 'later', items: [item] })
  })

  it('is told of the booked ones alone', () => {
    const other = { itemId: 'b', choice: makeTourChoice({ tourId: choice.tourId + 1 }) }
    expect(bookedAmong([other, item], [booking])?.items).toEqual([item])
  })

  it.each([
    ['another tour', { tour_id: choice.tourId + 1 }],
    ['another day', { booking_date: addDays(choice.date, 1) }],
    ['a booking that was cancelled', { status: 'cancelled' }],
    ['a car of that day', { kind: 'rental' }],
  ] as const)('is not told by %s', (_what, other) => {
    expect(bookedAmong([item], [{ ...booking, ...other }])).toBeNull()
  })
})
