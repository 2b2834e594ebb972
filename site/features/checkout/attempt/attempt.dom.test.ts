import { type CreateBooking, noTermsVersion } from '@nusa/shared/booking'
import { makeEmergencyContact, makePassengers, makeTourChoice } from '@nusa/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CallResult } from '../../../lib/api.ts'
import { removePersonalData } from '../../account/session/personal-data.ts'
import { type BookingContent, bookOnce, readUnansweredRequest, type ServerCalls } from './attempt.ts'
import { type BookedCart, createAttemptStore } from './attempt-store.ts'
import { withMemoryFallback } from './with-memory-fallback.ts'

const content = (seenTotal: number, ...itemIds: string[]): BookingContent => ({
  items: (itemIds.length > 0 ? itemIds : ['a']).map((itemId) => ({
    itemId,
    choice: makeTourChoice(),
    passengers: makePassengers({ adults: 2, children: 0, infants: 0 }),
  })),
  seenTotal,
  emergencyContact: makeEmergencyContact(),
  acceptedTerms: noTermsVersion,
})

function memory() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

/** A server that gives these responses in order and records the requests. */
function server(...answers: CallResult<'placeBooking'>[]) {
  const requests: CreateBooking[] = []
  const state = { booked: null as BookedCart | null | 'unknown' }
  const asks: ServerCalls = {
    send: async (booking) => {
      requests.push(booking)
      return answers[requests.length - 1] ?? { ok: false, code: 'offline', message: '' }
    },
    findBookedCart: async () => (state.booked === 'unknown' ? fails('offline') : { ok: true, value: state.booked }),
  }
  const keys = () => requests.map(({ idempotencyKey }) => idempotencyKey)
  return { requests, asks, keys, state }
}

const uuid = (count: number) => `00000000-0000-4000-8000-00000000000${count}`
const keys = () => {
  let count = 0
  return () => uuid(++count)
}
const invoiceId = '4f0c7c1e-7b1c-4a55-8a6c-0b8a3c1f2d11'
const booked = { ok: true, value: { invoiceId } } as const
const fails = (code: 'offline' | 'timed_out' | 'price_changed' | 'sold_out' | 'key_reused' | 'not_authenticated') =>
  ({ ok: false, code, message: '' }) as const
const idsOf = (outcome: Awaited<ReturnType<typeof bookOnce>>) =>
  outcome.ok ? outcome.items.map(({ itemId }) => itemId) : outcome.code

describe('a booking attempt', () => {
  it.each(['offline', 'timed_out', 'not_authenticated'] as const)(
    "sends its idempotency key again after the failure '%s'",
    async (code) => {
      const { keys: used, asks } = server(fails(code), booked)
      const store = createAttemptStore(1, memory())
      const newKey = keys()
      await bookOnce(content(1), store, asks, newKey)
      await bookOnce(content(1), store, asks, newKey)
      expect(used()).toEqual([uuid(1), uuid(1)])
    },
  )

  it('gets a new idempotency key after the server has responded', async () => {
    const { keys: used, asks } = server(fails('price_changed'), booked, booked)
    const store = createAttemptStore(1, memory())
    const newKey = keys()
    await bookOnce(content(1, 'a'), store, asks, newKey)
    await bookOnce(content(2, 'a'), store, asks, newKey)
    await bookOnce(content(2, 'b'), store, asks, newKey)
    expect(used()).toEqual([uuid(1), uuid(2), uuid(3)])
  })

  it('returns only the items that an earlier request booked if the response to that request was lost', async () => {
    const { requests, asks } = server(fails('timed_out'), fails('key_reused'), booked)
    const store = createAttemptStore(1, memory())
    await bookOnce(content(1, 'a'), store, asks, keys())
    const outcome = await bookOnce(content(2, 'a', 'b'), store, asks)
    expect(outcome).toMatchObject({ ok: true, invoiceId, isEarlierBooking: true })
    expect(idsOf(outcome)).toEqual(['a'])
    expect(requests.map(({ seenTotal }) => seenTotal)).toEqual([1, 2, 1])
  })

  it('keeps its idempotency key while a request is unanswered, even if a later request was rejected', async () => {
    const { keys: used, asks } = server(fails('timed_out'), fails('price_changed'), booked)
    const store = createAttemptStore(1, memory())
    const newKey = keys()
    for (const total of [1, 2, 3]) await bookOnce(content(total), store, asks, newKey)
    expect(used()).toEqual([uuid(1), uuid(1), uuid(1)])
  })

  it('returns the invoice that another tab has booked', async () => {
    const { requests, asks } = server(booked, booked)
    const storage = memory()
    await bookOnce(content(1, 'a'), createAttemptStore(1, storage), asks)
    const outcome = await bookOnce(content(1, 'a'), createAttemptStore(1, storage), asks)
    expect(outcome).toMatchObject({ ok: true, invoiceId, isEarlierBooking: false })
    expect(requests).toHaveLength(1)
  })

  it('is a new booking if an item was changed after the earlier booking', async () => {
    const { requests, asks } = server(booked, booked)
    const store = createAttemptStore(1, memory())
    await bookOnce(content(1, 'a'), store, asks)
    const changed = content(1, 'a')
    const items = changed.items.map((item) => ({ ...item, choice: { ...item.choice, packageCount: 2 } }))
    await bookOnce({ ...changed, items }, store, asks)
    expect(requests).toHaveLength(2)
  })

  it('has a different idempotency key for each traveller', async () => {
    const { keys: used, asks } = server(fails('offline'), booked)
    const storage = memory()
    const newKey = keys()
    await bookOnce(content(1), createAttemptStore(1, storage), asks, newKey)
    await bookOnce(content(1), createAttemptStore(2, storage), asks, newKey)
    expect(used()).toEqual([uuid(1), uuid(2)])
  })

  it('gets a new idempotency key if the server has used the key for an unknown booking', async () => {
    const { keys: used, asks } = server(fails('key_reused'), booked)
    const store = createAttemptStore(1, memory())
    const newKey = keys()
    await bookOnce(content(1), store, asks, newKey)
    await bookOnce(content(1), store, asks, newKey)
    expect(used()).toEqual([uuid(1), uuid(2)])
  })

  it('keeps its idempotency key after a rejection if an earlier request for the booking timed out', async () => {
    const { keys: used, asks } = server(fails('timed_out'), fails('sold_out'), booked)
    const store = createAttemptStore(1, memory())
    const newKey = keys()
    for (let count = 0; count < 3; count++) await bookOnce(content(1), store, asks, newKey)
    expect(used()).toEqual([uuid(1), uuid(1), uuid(1)])
  })

  it('keeps its idempotency key in memory if the browser cannot store the key', async () => {
    const { keys: used, asks } = server(fails('offline'), booked)
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException('Full.', 'QuotaExceededError')
      },
    }
    const stored = withMemoryFallback(() => full)
    const newKey = keys()
    await bookOnce(content(1), createAttemptStore(1, stored), asks, newKey)
    await bookOnce(content(1), createAttemptStore(1, stored), asks, newKey)
    expect(used()).toEqual([uuid(1), uuid(1)])
  })

  it('has, after a timeout, an unanswered request with the items and the total that the traveller saw', async () => {
    const { asks } = server(fails('timed_out'), booked)
    const store = createAttemptStore(1, memory())
    expect(readUnansweredRequest(store)).toBeNull()
    await bookOnce(content(7, 'a', 'b'), store, asks)
    expect(readUnansweredRequest(store)).toMatchObject({ itemIds: ['a', 'b'], seenTotal: 7 })
    await bookOnce(content(7, 'a', 'b'), store, asks)
    expect(readUnansweredRequest(store)).toBeNull()
  })

  it('starts with a new idempotency key if the stored attempt cannot be parsed', async () => {
    const { keys: used, asks } = server(booked)
    const storage = memory()
    storage.setItem('checkout-attempts', '{')
    await bookOnce(content(1), createAttemptStore(1, storage), asks, keys())
    expect(used()).toEqual([uuid(1)])
  })
})

describe('an attempt whose traveller signed out before the response', () => {
  const contact = (name: string): BookingContent => ({
    ...content(1, 'a'),
    emergencyContact: makeEmergencyContact({ name }),
  })

  /** Sends a booking of the first traveller, who then signs out. */
  async function leave(asks: ServerCalls, newKey = keys()) {
    await bookOnce(contact('Wayan'), createAttemptStore(1, localStorage), asks, newKey)
    removePersonalData('localStorage')
  }
  beforeEach(() => localStorage.clear())

  it('continues with the same idempotency key after the traveller has signed in again', async () => {
    const { keys: used, asks } = server(fails('offline'), booked)
    const newKey = keys()
    await leave(asks, newKey)
    await bookOnce(contact('Wayan'), createAttemptStore(1, localStorage), asks, newKey)
    expect(used()).toEqual([uuid(1), uuid(1)])
  })

  it('stores no names, and is not used for the next traveller', async () => {
    const { keys: used, asks } = server(fails('offline'), booked)
    const newKey = keys()
    await leave(asks, newKey)
    const left = JSON.stringify({ ...localStorage })
    expect(left).toContain(uuid(1))
    expect(left).not.toMatch(/Wayan|example|passengers/)
    await bookOnce(contact('Wayan'), createAttemptStore(2, localStorage), asks, newKey)
    expect(used()).toEqual([uuid(1), uuid(2)])
  })

  it("is found among the traveller's bookings if the server booked it and the input has changed since", async () => {
    const { requests, asks, state } = server(fails('offline'), fails('key_reused'), booked)
    await leave(asks)
    state.booked = { invoiceId, items: content(1, 'a').items.map(({ itemId, choice }) => ({ itemId, choice })) }
    const outcome = await bookOnce(contact('Ketut'), createAttemptStore(1, localStorage), asks)
    expect(outcome).toMatchObject({ ok: true, invoiceId, isEarlierBooking: true })
    expect(requests).toHaveLength(2)
    expect(readUnansweredRequest(createAttemptStore(1, localStorage))).toBeNull()
  })

  it('is searched for among the bookings made since the first request of the attempt', async () => {
    const { asks } = server(fails('offline'), fails('timed_out'), fails('key_reused'))
    const times: number[] = []
    const findBooked: ServerCalls['findBookedCart'] = async (_, sentAt) => {
      times.push(sentAt)
      return { ok: true, value: null }
    }
    const store = () => createAttemptStore(1, localStorage)
    const known = { ...asks, findBookedCart: findBooked }
    const clocks = [1_000, 2_000, 3_000]
    const clock = () => clocks.shift() ?? 0
    await bookOnce(contact('Wayan'), store(), known, keys(), clock)
    await bookOnce(contact('Wayan'), store(), known, keys(), clock)
    removePersonalData('localStorage')
    await bookOnce(contact('Ketut'), store(), known, keys(), clock)
    expect(times).toEqual([1_000])
  })

  it("keeps its idempotency key while the traveller's bookings cannot be loaded", async () => {
    const { keys: used, asks, state } = server(fails('offline'), fails('key_reused'), fails('key_reused'))
    await leave(asks)
    state.booked = 'unknown'
    for (let count = 0; count < 2; count++) await bookOnce(contact('Ketut'), createAttemptStore(1, localStorage), asks)
    expect(new Set(used()).size).toBe(1)
  })
})
