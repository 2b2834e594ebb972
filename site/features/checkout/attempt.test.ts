import { noTerms, type PlaceBooking } from '@nusa/shared/booking'
import { makeEmergencyContact, makePassengers, makeTourChoice } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import type { CallResult } from '../../lib/api.ts'
import { type BookingContent, placeOnce } from './attempt.ts'
import { attemptStore } from './attempt-store.ts'

const content = (seenTotal: number, ...itemIds: string[]): BookingContent => ({
  items: (itemIds.length > 0 ? itemIds : ['a']).map((itemId) => ({
    itemId,
    choice: makeTourChoice(),
    passengers: makePassengers({ adults: 2, children: 0, infants: 0 }),
  })),
  seenTotal,
  emergencyContact: makeEmergencyContact(),
  acceptedTerms: noTerms,
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
  const keys = () => asked.map(({ idempotencyKey }) => idempotencyKey)
  return { asked, send, keys }
}

const uuid = (count: number) => `00000000-0000-4000-8000-00000000000${count}`
const keys = () => {
  let count = 0
  return () => uuid(++count)
}
const invoiceId = '4f0c7c1e-7b1c-4a55-8a6c-0b8a3c1f2d11'
const booked = { ok: true, value: { invoiceId } } as const
const fails = (code: 'offline' | 'timed_out' | 'price_changed' | 'key_reused' | 'not_authenticated') =>
  ({ ok: false, code, message: '' }) as const
const idsOf = (outcome: Awaited<ReturnType<typeof placeOnce>>) =>
  outcome.ok ? outcome.items.map(({ itemId }) => itemId) : outcome.code

describe('an attempt to book', () => {
  it.each(['offline', 'timed_out', 'not_authenticated'] as const)('keeps its key after %s', async (code) => {
    const { keys: used, send } = server(fails(code), booked)
    const store = attemptStore(1, memory())
    const newKey = keys()
    await placeOnce(content(1), store, send, newKey)
    await placeOnce(content(1), store, send, newKey)
    expect(used()).toEqual([uuid(1), uuid(1)])
  })

  it('gets a new key once the server has answered', async () => {
    const { keys: used, send } = server(fails('price_changed'), booked, booked)
    const store = attemptStore(1, memory())
    const newKey = keys()
    await placeOnce(content(1, 'a'), store, send, newKey)
    await placeOnce(content(2, 'a'), store, send, newKey)
    await placeOnce(content(2, 'b'), store, send, newKey)
    expect(used()).toEqual([uuid(1), uuid(2), uuid(3)])
  })

  it('names only what an earlier, unanswered request booked', async () => {
    const { asked, send } = server(fails('timed_out'), fails('key_reused'), booked)
    const store = attemptStore(1, memory())
    await placeOnce(content(1, 'a'), store, send, keys())
    const outcome = await placeOnce(content(2, 'a', 'b'), store, send)
    expect(outcome).toMatchObject({ ok: true, invoiceId, isEarlier: true })
    expect(idsOf(outcome)).toEqual(['a'])
    expect(asked.map(({ seenTotal }) => seenTotal)).toEqual([1, 2, 1])
  })

  it('keeps the key while an earlier request has no answer, though the last one was refused', async () => {
    const { keys: used, send } = server(fails('timed_out'), fails('price_changed'), booked)
    const store = attemptStore(1, memory())
    const newKey = keys()
    for (const total of [1, 2, 3]) await placeOnce(content(total), store, send, newKey)
    expect(used()).toEqual([uuid(1), uuid(1), uuid(1)])
  })

  it('of a second tab gets the invoice of the first', async () => {
    const { asked, send } = server(booked, booked)
    const storage = memory()
    await placeOnce(content(1, 'a'), attemptStore(1, storage), send)
    const outcome = await placeOnce(content(1, 'a'), attemptStore(1, storage), send)
    expect(outcome).toMatchObject({ ok: true, invoiceId, isEarlier: false })
    expect(asked).toHaveLength(1)
  })

  it('of an item that was changed after it was booked is a new booking', async () => {
    const { asked, send } = server(booked, booked)
    const store = attemptStore(1, memory())
    await placeOnce(content(1, 'a'), store, send)
    const changed = content(1, 'a')
    const items = changed.items.map((item) => ({ ...item, choice: { ...item.choice, packageCount: 2 } }))
    await placeOnce({ ...changed, items }, store, send)
    expect(asked).toHaveLength(2)
  })

  it('of the next traveller has a key of its own', async () => {
    const { keys: used, send } = server(fails('offline'), booked)
    const storage = memory()
    const newKey = keys()
    await placeOnce(content(1), attemptStore(1, storage), send, newKey)
    await placeOnce(content(1), attemptStore(2, storage), send, newKey)
    expect(used()).toEqual([uuid(1), uuid(2)])
  })

  it('gets a new key after one that belongs to an unknown booking', async () => {
    const { keys: used, send } = server(fails('key_reused'), booked)
    const store = attemptStore(1, memory())
    const newKey = keys()
    await placeOnce(content(1), store, send, newKey)
    await placeOnce(content(1), store, send, newKey)
    expect(used()).toEqual([uuid(1), uuid(2)])
  })

  it('starts afresh where the stored attempt can’t be read', async () => {
    const { keys: used, send } = server(booked)
    const storage = memory()
    storage.setItem('personal:checkout-attempt', '{')
    await placeOnce(content(1), attemptStore(1, storage), send, keys())
    expect(used()).toEqual([uuid(1)])
  })
})
