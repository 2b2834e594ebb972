import { withStoredNames } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { text } from '../../../testing/page.ts'
import { $cart } from '../model/stored-cart.ts'
import { click, item, open, openWith, room, setUpCartPage, tour, transfer } from './testing/cart-page.tsx'

setUpCartPage()

describe('a cart stored by an earlier version', () => {
  it('keeps its items and their prices', async () => {
    const { isResident: _, ...before } = withStoredNames(tour)
    await open(JSON.stringify({ version: 1, items: [before] }))
    expect(text()).toContain('TotalRp1.100.000')
    await open(
      JSON.stringify({ version: 2, items: [{ ...before, isResident: false, price: tour.total, total: undefined }] }),
    )
    expect(text()).toContain('TotalRp1.100.000')
    expect(text()).not.toContain('The price has changed')
  })

  it('keeps the items of a cart without a version number, and shows changed prices', async () => {
    const { kind: _kind, pickupTime: time, ...listed } = { ...withStoredNames(transfer), quantity: 2, price: 350_005 }
    await open(JSON.stringify([{ ...listed, time }]))
    expect(item('transfer').querySelector('output')?.textContent).toBe('2')
    expect(item('transfer').textContent).toContain('It was Rp700.010 and is now Rp700.000.')
    expect(text()).not.toContain('Some items in your cart couldn’t be loaded')
  })
})

it('the cart page stores a copy of a corrupt cart, reports the problem once and keeps the valid items', async () => {
  const said = 'Some items in your cart couldn’t be loaded'
  await open('{"version":3,"items":[{"id":"cut o')
  expect(text()).toContain(said)
  expect(text()).toContain('Your cart is empty')
  expect(localStorage.getItem('cart-put-aside')).toContain('cut o')
  for (const toast of document.querySelectorAll('[role="alert"]')) toast.remove()

  const damaged = JSON.stringify({
    version: 3,
    items: [{ ...withStoredNames(room), date: '2026-02-31' }, withStoredNames(tour), 'nonsense'],
  })
  await open(damaged)
  expect(text()).toContain(said)
  expect($cart.get().items.map(({ id }) => id)).toEqual(['tour'])
  expect(text()).toContain('TotalRp1.100.000')
  expect(localStorage.getItem('cart-put-aside')).toBe(damaged)
  for (const toast of document.querySelectorAll('[role="alert"]')) toast.remove()

  await open(localStorage.getItem('cart') ?? '')
  expect(text()).not.toContain(said)
})

// This must be the last test: from here on the page no longer writes the stored cart.
it('the cart page does not overwrite a cart that newer code has stored', async () => {
  await openWith(tour, transfer)
  const newer = JSON.stringify({ version: 4, items: [] })
  await open(newer)
  expect(text()).toContain('This page is out of date')
  await click(item('transfer'), /^Remove/)
  expect(text()).toContain('TotalRp1.100.000')
  expect(localStorage.getItem('cart')).toBe(newer)
})
