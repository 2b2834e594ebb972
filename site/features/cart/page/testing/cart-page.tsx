import { type CartItem, parseStoredCart, serialiseCart } from '@nusa/shared/cart'
import {
  makeCart,
  makeCartItem,
  makeHotelOffer,
  makePersonPackage,
  makeRentalItem,
  makeRentalOffer,
  makeRoomItem,
  makeTour,
  makeTourOffer,
  makeTransferItem,
  makeTransferOffer,
} from '@nusa/shared/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { treatDialogsAsModal } from '../../../../testing/page.ts'
import { $currency, rupiahDisplay } from '../../../currency/store.ts'
import { $offers } from '../../model/offers.ts'
import { $edits, discardEdits } from '../../model/unsaved-edits.ts'
import { CartPage } from '../CartPage.tsx'

export const tour = makeCartItem({ id: 'tour' })
export const transfer = makeTransferItem({ id: 'transfer' })
export const rental = makeRentalItem({ id: 'rental' })
export const room = makeRoomItem({ id: 'room' })

let root: Root
/** The data files of the site by path. A missing path returns 404. Each test starts with all files. */
export let files: Record<string, () => Response>

export const json = (value: unknown) => () => Response.json(value)

/** Opens the cart page with a cart stored on an earlier visit. */
export async function open(stored: string): Promise<void> {
  localStorage.setItem('cart', stored)
  dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
  await act(async () => root.render(<CartPage />))
  await settle()
}
export const openWith = (...items: CartItem[]) => open(serialiseCart(makeCart(items)))
/** Waits for responses and rendering. */
export const settle = (milliseconds = 50) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
export const storedItems = () => parseStoredCart(localStorage.getItem('cart')).cart.items

export const item = (id: string) =>
  document.querySelector<HTMLElement>(`[data-cart-item="${id}"]`) ?? expect.unreachable(`no item ${id}`)
const buttons = (place: ParentNode) => [...place.querySelectorAll('button')]
export const named = (place: ParentNode, name: RegExp) =>
  buttons(place).find((one) => name.test(one.getAttribute('aria-label') ?? one.textContent))
export const click = async (place: ParentNode, name: RegExp) => {
  await act(async () => (named(place, name) ?? expect.unreachable(`nothing named ${name}`)).click())
  await settle()
}
export const choose = (place: ParentNode, value: string) =>
  act(async () => {
    const select = place.querySelector('select') ?? expect.unreachable('no select')
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

export const day = (date: string) =>
  document.querySelector<HTMLElement>(`[data-date="${date}"]`) ?? expect.unreachable(`no day ${date}`)
/** Opens the calendar with this button of an item and picks a day. */
export async function pick(id: string, button: RegExp, date: string): Promise<void> {
  await click(item(id), button)
  await act(async () => day(date).click())
}
/** Edits the party of an item without updating the cart. */
export async function addAdult(id: string): Promise<void> {
  await click(item(id), /Adults/)
  await click(document, /^Increase Adults$/)
  await click(document, /^Done$/)
}

/** Prepares a cart page with the data files of the site for each test. */
export function setUpCartPage(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.useFakeTimers({ now: new Date('2026-11-21T04:00:00Z') })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const pricing = [makePersonPackage()]
    files = {
      '/data/settings.json': json({ tax: 10, terms: null }),
      '/data/tours/1.json': json(makeTourOffer(makeTour({ id: 1, pricing }))),
      '/data/transfers/1.json': json(makeTransferOffer()),
      '/data/car-rentals/1.json': json(makeRentalOffer()),
      [`/data/hotels/${room.productId.replace('hotel-', '')}.json`]: json(makeHotelOffer()),
    }
    vi.stubGlobal('fetch', async (path: string) => files[path]?.() ?? new Response(null, { status: 404 }))
    $offers.set({})
    $currency.set(rupiahDisplay)
    discardEdits(...Object.keys($edits.get()))
    localStorage.clear()
    treatDialogsAsModal()
    root = createRoot(document.body.appendChild(document.createElement('div')))
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    for (const toast of document.querySelectorAll('[data-toast]')) toast.remove()
    document.body.replaceChildren()
  })
}
