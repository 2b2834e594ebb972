import { emptyCart } from '@nusa/shared/cart'
import type { Tour } from '@nusa/shared/catalog'
import { makeTour, makeTourOffer } from '@nusa/shared/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { find, treatDialogsAsModal } from '../../../../testing/page.ts'
import { submitForm } from '../../../../testing/react.ts'
import { changeCart } from '../../../cart/model/stored-cart.ts'
import { BookingBlock } from '../BookingBlock.tsx'

let root: Root

/** Prepares each test of a file: an empty page and cart, no availability, and noon in Bali on November 21, 2026. */
export function prepareBookingBlock(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:00:00Z') })
    treatDialogsAsModal()
    root = createRoot(document.body.appendChild(document.createElement('div')))
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    document.body.replaceChildren()
    changeCart(() => emptyCart)
  })
}

/** Shows the booking block of a tour. */
export const showTour = (tour: Partial<Tour>) =>
  act(async () => root.render(<BookingBlock offer={makeTourOffer(makeTour(tour))} taxRate={10} imageUrl={null} />))

/** Selects an option of a select box. */
export const choose = (name: string, value: string) =>
  act(async () => {
    const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`) ?? expect.unreachable(name)
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

/** The texts of the packages that can be selected. */
export const packageTexts = () =>
  [...document.querySelectorAll('select[name="package"] option')].map((one) => one.textContent)

export const priceSummary = () => find('section[aria-label="Price summary"]').textContent

/** Submits the form and waits for the module, which is loaded with the first interaction. */
export async function addToCart(): Promise<void> {
  await submitForm()
  await act(async () => void (await import('../add-tour-to-cart.ts')))
}
