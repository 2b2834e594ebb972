import { serialiseCart } from '@nusa/shared/cart'
import { makeCart, makeCartItem, withStoredNames } from '@nusa/shared/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { readItemCount } from '../model/stored-item-count.ts'

const [sound, other] = [makeCartItem({ id: 'a' }), makeCartItem({ id: 'b' })]
const broken = JSON.stringify({
  version: 3,
  items: [withStoredNames(sound), { ...withStoredNames(other), date: '2026-02-31' }, 'nonsense', null],
})

/** Opens a page with this stored cart and returns the text of the badge. */
async function openPage(stored: string): Promise<string> {
  localStorage.setItem('cart', stored)
  vi.resetModules()
  document.body.innerHTML = '<a data-open="cart" aria-label="Your Cart"><span data-cart-badge hidden></span></a>'
  await import('./frame.client.ts')
  const badge = document.querySelector<HTMLElement>('[data-cart-badge]')
  await vi.waitFor(() => expect(badge?.hidden).toBe(false))
  return badge?.textContent ?? ''
}

beforeEach(() => localStorage.clear())

it('the cart badge counts only valid items, and a message reports the invalid items', async () => {
  expect(await openPage(broken)).toBe('1')
  expect(localStorage.getItem('cart-put-aside')).toBe(broken)
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Some items in your cart couldn’t be loaded')
})

it('the cart badge counts all items of a valid cart, including a cart of an earlier version', async () => {
  expect(await openPage(serialiseCart(makeCart([sound, other])))).toBe('2')
  const { total: price, ...before } = withStoredNames(sound)
  expect(await openPage(JSON.stringify({ version: 2, items: [{ ...before, price }] }))).toBe('1')
})

it('readItemCount returns the item count of a cart text that was parsed before, otherwise null', async () => {
  const text = serialiseCart(makeCart([sound, other]))
  expect(readItemCount(text)).toBeNull()
  await openPage(text)
  expect(readItemCount(text)).toBe(2)
  expect(readItemCount(`${text} `)).toBeNull()
})
