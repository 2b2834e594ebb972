// @vitest-environment happy-dom
import { makeCartItem } from '@nusa/shared/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { $refused, lasting, refusalOf, tellRefused, untilOver } from './refused.ts'

const item = makeCartItem({ id: 'a' })
const now = new Date('2026-11-21T04:00:00Z')
const gone = { itemId: 'a', reason: 'tour_gone', message: 'It is gone.' } as const

beforeEach(() => {
  sessionStorage.clear()
  $refused.set({})
})

it('what was refused is known on the next page of the tab', async () => {
  tellRefused([item], [gone])
  vi.resetModules()
  const { $refused: onNextPage } = await import('./refused.ts')
  expect(refusalOf(item, onNextPage.get(), now)).toEqual({ reason: 'tour_gone', message: 'It is gone.' })
})

it('what was refused of an item that has left the cart is forgotten with the next refusal', () => {
  tellRefused([item], [gone])
  tellRefused([makeCartItem({ id: 'b' })], [{ ...gone, itemId: 'b' }])
  expect(Object.keys($refused.get())).toEqual(['b'])
})

it('what can’t be read of an earlier page is nothing', async () => {
  sessionStorage.setItem('refused-items', '{"a":{}}')
  vi.resetModules()
  expect((await import('./refused.ts')).$refused.get()).toEqual({})
})

it('places that were gone are asked for again after a minute, the first ones first', () => {
  const soldOut = { itemId: 'a', reason: 'sold_out', message: 'Sold out.' } as const
  const other = makeCartItem({ id: 'b' })
  tellRefused([item, other], [gone], now.getTime())
  expect(untilOver($refused.get(), now)).toBeNull()
  tellRefused([item, other], [soldOut], now.getTime() - 20_000)
  tellRefused([item, other], [{ ...soldOut, itemId: 'b' }], now.getTime())
  expect(untilOver($refused.get(), now)).toBe(40_000)
  const then = new Date(now.getTime() + 40_000)
  expect(refusalOf(item, $refused.get(), then)).toBeNull()
  expect(untilOver($refused.get(), then)).toBe(20_000)
})

it('where refusals last, what was left out stays out, and what was over before does not come back', () => {
  const soldOut = { itemId: 'a', reason: 'sold_out', message: 'Sold out.' } as const
  tellRefused([item], [soldOut], now.getTime())
  const later = new Date(now.getTime() + 3_600_000)
  expect(refusalOf(item, lasting($refused.get(), now), later)).toEqual({ reason: 'sold_out', message: 'Sold out.' })
  expect(untilOver(lasting($refused.get(), now), now)).toBeNull()
  expect(refusalOf(item, lasting($refused.get(), later), later)).toBeNull()
})
