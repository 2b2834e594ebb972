import { describe, expect, it } from 'vitest'
import type { ProfileState } from '../../account/profile/store.ts'
import { areAllItemsBlocked, findBlockingReason } from './blocking-reason.ts'

const names = { first_name: 'Ayu', last_name: 'Lestari', single_name: false, full_name: 'Ayu Lestari' }
const place = { address: 'Jalan 8', city: 'Ubud', country: 'Indonesia' }
const person = { id: 1, email: 'ayu@nusa.example', phone: '+62 812', whatsapp: '', birthday: null, ...names, ...place }

const known: ProfileState = { status: 'ready', profile: person }
const bookable = { items: [{ status: 'bookable' }], isLoading: false, isComplete: true } as const
const ready = { session: { status: 'signed-in' }, profile: known, view: bookable } as const

describe('findBlockingReason', () => {
  it('returns null if everything is loaded and bookable', () => {
    expect(findBlockingReason(ready)).toBeNull()
  })

  it("returns 'waiting' while the session, the profile or a price is loading", () => {
    expect(findBlockingReason({ ...ready, session: { status: 'loading' } })).toBe('waiting')
    expect(findBlockingReason({ ...ready, profile: { status: 'none' } })).toBe('waiting')
    expect(findBlockingReason({ ...ready, profile: { status: 'loading' } })).toBe('waiting')
    const loading = { items: [{ status: 'loading' }], isLoading: true, isComplete: false } as const
    expect(findBlockingReason({ ...ready, view: loading })).toBe('waiting')
  })

  it("returns 'profile-failed' or 'price-failed' after a failed load, 'blocked' if no item can be booked", () => {
    expect(findBlockingReason({ ...ready, profile: { status: 'failed' } })).toBe('profile-failed')
    const failed = { ...bookable, items: [{ status: 'bookable' }, { status: 'failed' }], isComplete: false } as const
    expect(findBlockingReason({ ...ready, view: failed })).toBe('price-failed')
    const blocked = { ...bookable, items: [{ status: 'blocked' }], isComplete: false } as const
    expect(findBlockingReason({ ...ready, view: blocked })).toBe('blocked')
  })

  it("returns 'signed-out' or 'profile-incomplete' even while prices are loading", () => {
    const view = { ...bookable, isLoading: true }
    expect(findBlockingReason({ ...ready, session: { status: 'signed-out' }, view })).toBe('signed-out')
    const profile = { status: 'ready', profile: { ...person, city: ' ' } } as const
    expect(findBlockingReason({ ...ready, profile, view })).toBe('profile-incomplete')
  })
})

describe('areAllItemsBlocked', () => {
  const blocked = { status: 'blocked', item: { id: 'a' } } as const

  it('returns true if no item can be booked', () => {
    expect(areAllItemsBlocked({ items: [blocked] }, null)).toBe(true)
    for (const status of ['bookable', 'failed', 'loading'] as const)
      expect(areAllItemsBlocked({ items: [blocked, { status, item: { id: 'b' } }] }, null)).toBe(false)
  })

  it('returns false if an item may have been booked by an unanswered request', () => {
    expect(areAllItemsBlocked({ items: [blocked] }, { itemIds: ['a'] })).toBe(false)
    expect(areAllItemsBlocked({ items: [blocked] }, { itemIds: ['of another cart'] })).toBe(true)
  })
})
