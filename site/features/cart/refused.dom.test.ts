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

it('keeps a refusal for the next page of the tab', async () => {
  tellRefused([item], [gone])
  vi.resetModules()
  const { $refused: onNextPage } = await import('./refused.ts')
  expect(refusalOf(item, onNextPage.get(), now)).toEqual({ reason: 'tour_gone', message: 'It is gone.' })
})

it('drops the refusal of an item that has left the cart when the next one is stored', () => {
  tellRefused([item], [gone])
  tellRefused([makeCartItem({ id: 'b' })], [{ ...gone, itemId: 'b' }])
  expect(Object.keys($refused.get())).toEqual(['b'])
})

it('ignores stored refusals that cannot be parsed', async () => {
  sessionStorage.setItem('refused-items', '{"a":{}}')
  vi.resetModules()
  expect((await import('./refused.ts')).$refused.get()).toEqual({})
})

it('drops sold-out refusals after a minute, the oldest first', () => {
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

it('lasting keeps current refusals permanently and does not restore expired ones', () => {
  const soldOut = { itemId: 'a', reason: 'sold_out', message: 'Sold out.' } as const
  tellRefused([item], [soldOut], now.getTime())
  const later = new Date(now.getTime() + 3_600_000)
  expect(refusalOf(item, lasting($refused.get(), now), later)).toEqual({ reason: 'sold_out', message: 'Sold out.' })
  expect(untilOver(lasting($refused.get(), now), now)).toBeNull()
  expect(refusalOf(item, lasting($refused.get(), later), later)).toBeNull()
})
