import { makeCart } from '@nusa/shared/testing'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { find, treatDialogsAsModal } from '../../../testing/page.ts'
import { changeCart } from '../../cart/model/stored-cart.ts'
import { saveTrip } from '../../search/trip.ts'

let root: Root
export const onClose = vi.fn()
/** The number of units left by day. On days that are not listed, 5 units are left. */
let unitsLeft: Record<string, number>
export const setUnitsLeft = (days: Record<string, number>) => {
  unitsLeft = days
}

export const show = (shown: ReactNode) => act(async () => root.render(shown))
export const day = (date: string) => find(`[data-date="${date}"]`)
/** Returns the button with this accessible name. */
export const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name,
  ) ?? expect.unreachable(name)
export const clickNamed = (name: string) => act(async () => button(name).click())
/** Chooses an option of the only select field. */
export const choose = (value: string) =>
  act(async () => {
    const select = document.querySelector('select') ?? expect.unreachable()
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

export const setClock = (instant: string) => vi.setSystemTime(new Date(instant))

/** Prepares an empty cart, a page and a fake server for each test. */
export function setUpBookingForms(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    changeCart(() => makeCart([]))
    unitsLeft = {}
    vi.stubGlobal('fetch', async (path: string) =>
      String(path).startsWith('/api/availability')
        ? Response.json({ places: 5, days: unitsLeft })
        : new Promise<never>(() => undefined),
    )
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:00:00Z') })
    onClose.mockClear()
    treatDialogsAsModal()
    root = createRoot(document.body.appendChild(document.createElement('div')))
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    document.body.replaceChildren()
  })
}

/** Saves a search for a day before each test. */
export function setUpSearch(): void {
  beforeEach(() => saveTrip('2026-11-24', { adults: 2, children: 1, infants: 0 }))
  afterEach(() => sessionStorage.clear())
}
