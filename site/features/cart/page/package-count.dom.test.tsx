import { itemQuantity } from '@nusa/shared/cart'
import { makeCart, makeCartItem, makeTour, makeTourOffer, makeWholePackage } from '@nusa/shared/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clickButton } from '../../../testing/react.ts'
import { QuantityStepper } from '../items/ItemDetails.tsx'
import { ItemNotes } from '../items/ItemNotes.tsx'
import { $offers } from '../model/offers.ts'
import { $cart, changeCart } from '../model/stored-cart.ts'
import { createCartView } from '../model/view-cart.ts'

const now = new Date('2026-11-21T04:00:00Z')
const boat = makeWholePackage({ id: 'boat', guests_per_package: 6 })
const offer = makeTourOffer(makeTour({ id: 1, pricing: [boat] }))
const offers = { 1: { status: 'ready', kind: 'tour', offer } } as const

let root: Root

/** Renders a cart item for this many adults, as a browser may have stored it before packages had a size. */
async function show(adults: number, packageCount: number): Promise<void> {
  const item = makeCartItem({ packageId: 'boat', adults, packageCount, pricing: null })
  const [view] = createCartView(makeCart([item]), offers, 10, now).items
  if (!view) throw new Error('The cart has no item.')
  await act(async () => {
    $offers.set(offers)
    changeCart((cart) => ({ ...cart, items: [item] }))
    root.render(
      <>
        <ItemNotes view={view} />
        <QuantityStepper view={view} />
      </>,
    )
  })
}

const stored = () => $cart.get().items.map(itemQuantity)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['Date'], now })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('the cart shows how many packages the travellers need, and has a button that sets the number', async () => {
  await show(13, 1)
  expect(document.body.textContent).toContain('13 guests need 3 packages')
  await clickButton('Book 3 packages')
  expect(stored()).toEqual([3])
})

it('the stepper allows no fewer packages than the travellers need', async () => {
  await show(12, 2)
  expect(document.body.textContent).not.toContain('need')
  expect(document.querySelector('[aria-label^="Decrease"]')?.getAttribute('aria-disabled')).toBe('true')
})
