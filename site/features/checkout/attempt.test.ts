import type { PlaceBooking } from '@nusa/shared/booking'
import { makeEmergencyContact, makePassengers, makeTourChoice } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import type { CallResult } from '../../lib/api.ts'
import { type BookingContent, placeOnce } from './attempt.ts'

const content = (seenTotal: number): BookingContent => ({
  items: [
    { itemId: 'a', choice: makeTourChoice(), passengers: makePassengers({ adults: 2, children: 0, infants: 0 }) },
  ],
  seenTotal,
  emergencyContact: makeEmergencyContact(),
  termsAccepted: true,
})

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** A server that gives these answers, one after the other, and remembers what it was sent. */
function server(...answers: CallResult<'placeBooking'>[]) {
  const asked: PlaceBooking[] = []
  const send = async (booking: PlaceBooking): Promise<CallResult<'placeBooking'>> => {
    asked.push(booking)
    return answers[asked.length - 1] ?? { ok: false, code: 'offline', message: '' }
  }
  return { asked, send }
}

const keys = () => {
  let count = 0
  return () => `key-${++count}`
}
const booked = { ok: true, value: { invoiceId: '4f0c7c1e-7b1c-4a55-8a6c-0b8a3c1f2d11' } } as const
const fails = (code: 'offline' | 'timed_out' | 'price_changed' | 'key_reused' | 'not_authenticated') =>
  ({ ok: false, code, message: '' }) as const

describe('an attempt to book', () => {
  it.each(['offline', 'timed_out', 'not_authenticated'] as const)('keeps its key after %s', async (code) => {
    const { asked, send } = server(fails(code), booked)
    const storage = memory()
    const newKey = keys()
    await placeOnce(content(1), send, storage, newKey)
    await placeOnce(content(1), send, storage, newKey)
    expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1'])
  })

  it('gets a new key once the server has answered', async () => {
    const { asked, send } = server(fails('price_changed'), booked, booked)
    const storage = memory()
    const newKey = keys()
    await placeOnce(content(1), send, storage, newKey)
    await placeOnce(content(2), send, storage, newKey)
    await placeOnce(content(2), send, storage, newKey)
    expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-2', 'key-3'])
  })

  it('finds the booking that an earlier, unanswered attempt made', async () => {
    const { asked, send } = server(fails('timed_out'), fails('key_reused'), booked)
    const storage = memory()
    const newKey = keys()
    await placeOnce(content(1), send, storage, newKey)
    expect(await placeOnce(content(2), send, storage, newKey)).toEqual(booked)
    expect(asked.map(({ seenTotal }) => seenTotal)).toEqual([1, 2, 1])
  })

  it('starts afresh where the stored attempt can’t be read', async () => {
    const { asked, send } = server(booked)
    const storage = memory()
    storage.setItem('checkout-attempt', '{')
    await placeOnce(content(1), send, storage, keys())
    expect(asked[0]?.idempotencyKey).toBe('key-1')
  })
})
