import { makeCartItem } from '@nusa/shared/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { $refusals, findRefusal, makePermanent, msUntilNextExpiry, recordRefusals } from './refusals.ts'

const item = makeCartItem({ id: 'a' })
const now = new Date('2026-11-21T04:00:00Z')
const refusal = { itemId: 'a', reason: 'tour_gone', message: 'It is gone.' } as const

beforeEach(() => {
  sessionStorage.clear()
  $refusals.set({})
})

it('$refusals restores a refusal on the next page of the tab', async () => {
  recordRefusals([item], [refusal])
  vi.resetModules()
  const { $refusals: onNextPage } = await import('./refusals.ts')
  expect(findRefusal(item, onNextPage.get(), now)).toEqual({ reason: 'tour_gone', message: 'It is gone.' })
})

it('recordRefusals deletes the refusals of items that are no longer in the cart', () => {
  recordRefusals([item], [refusal])
  recordRefusals([makeCartItem({ id: 'b' })], [{ ...refusal, itemId: 'b' }])
  expect(Object.keys($refusals.get())).toEqual(['b'])
})

it('$refusals is empty if the stored refusals cannot be parsed', async () => {
  sessionStorage.setItem('refused-items', '{"a":{}}')
  vi.resetModules()
  expect((await import('./refusals.ts')).$refusals.get()).toEqual({})
})

it('each sold-out refusal expires 20 seconds after it was recorded', () => {
  const soldOut = { itemId: 'a', reason: 'sold_out', message: 'Sold out.' } as const
  const other = makeCartItem({ id: 'b' })
  recordRefusals([item, other], [refusal], now.getTime())
  expect(msUntilNextExpiry($refusals.get(), now)).toBeNull()
  recordRefusals([item, other], [soldOut], now.getTime() - 5000)
  recordRefusals([item, other], [{ ...soldOut, itemId: 'b' }], now.getTime())
  expect(msUntilNextExpiry($refusals.get(), now)).toBe(15_000)
  const then = new Date(now.getTime() + 15_000)
  expect(findRefusal(item, $refusals.get(), then)).toBeNull()
  expect(msUntilNextExpiry($refusals.get(), then)).toBe(5000)
})

it('makePermanent removes the expiry of current refusals, and does not restore expired refusals', () => {
  const soldOut = { itemId: 'a', reason: 'sold_out', message: 'Sold out.' } as const
  recordRefusals([item], [soldOut], now.getTime())
  const later = new Date(now.getTime() + 3_600_000)
  expect(findRefusal(item, makePermanent($refusals.get(), now), later)).toEqual({
    reason: 'sold_out',
    message: 'Sold out.',
  })
  expect(msUntilNextExpiry(makePermanent($refusals.get(), now), now)).toBeNull()
  expect(findRefusal(item, makePermanent($refusals.get(), later), later)).toBeNull()
})
