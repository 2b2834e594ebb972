import { makeDate } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { paidText } from './paid-text.ts'

const today = makeDate('2026-12-01')
const tour = { kind: 'tour', status: 'confirmed', booking_date: today } as const
const stay = { ...tour, kind: 'room' } as const
const over = { ...tour, status: 'completed', booking_date: makeDate('2026-11-30') } as const

describe('paidText', () => {
  it('asks travellers to arrive early for an upcoming tour, including one today', () => {
    expect(paidText([stay, tour], today)).toMatch(/contact you 24-48 hours before the tour. .* 15 minutes early/)
  })

  it('does not mention a tour if none is upcoming', () => {
    expect(paidText([stay, over, { ...tour, status: 'cancelled' }], today)).toBe(
      'Your payment has been received. We’ll contact you 24-48 hours in advance.',
    )
  })

  it('promises nothing if all bookings are over or cancelled', () => {
    expect(paidText([over, { ...stay, status: 'cancelled' }], today)).toBe('Your payment has been received.')
  })
})
