import { makeCart, makePersonPackage, makeRentalOffer, makeTour, makeTourOffer } from '@nusa/shared/testing'
import { act, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { find, text, treatDialogsAsModal } from '../../testing/page.ts'
import { click } from '../../testing/react.ts'
import { $cart, changeCart } from '../cart/model/stored-cart.ts'
import { saveTrip } from '../search/trip.ts'
import { BookingBlock } from '../tours/booking/BookingBlock.tsx'
import { RentalBlock } from '../transport/rentals/RentalBlock.tsx'
import { replayEarlyPresses } from './early-press.ts'
import { restoreChoices } from './restore-choices.ts'

let root: Root | undefined

const van = makePersonPackage({ id: 'van', name: 'Van' })
const car = makePersonPackage({ id: 'car', name: 'Car' })
const tourForm = (...pricing: (typeof van)[]) => (
  <BookingBlock offer={makeTourOffer(makeTour({ pricing }))} taxRate={10} imageUrl={null} />
)
const rentalForm = <RentalBlock offer={makeRentalOffer({ id: 7 })} taxRate={10} />

const island = () => find('astro-island')
/** Waits for an expectation while React renders. */
const waitUntil = (check: () => void) => act(() => vi.waitFor(check))

/** Shows the HTML of a page whose code is not loaded yet. */
function showServerHtml(form: ReactNode): void {
  island().innerHTML = renderToString(form)
}
const hydrate = (form: ReactNode) =>
  act(async () => {
    root = hydrateRoot(island(), form)
  })
/** Renders the island as after a translation of its HTML (see islands.client.ts). */
const renderFromScratch = (form: ReactNode) =>
  act(async () => {
    restoreChoices(island())
    root = createRoot(island())
    root.render(form)
  })

beforeAll(replayEarlyPresses)
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:00:00Z') })
  treatDialogsAsModal()
  changeCart(() => makeCart([]))
  document.body.append(document.createElement('astro-island'))
})
afterEach(async () => {
  await act(async () => root?.unmount())
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe('the Add to Cart button, pressed before hydration,', () => {
  it('asks for the date of a tour, and adds the tour with the preselected date only when pressed again', async () => {
    showServerHtml(tourForm(van))
    expect(find('[data-date-field]').textContent).toBe('Select a date')
    await click('[type="submit"]')
    await hydrate(tourForm(van))
    await waitUntil(() => expect(text()).toContain('Please select a date'))
    expect($cart.get().items).toEqual([])
    expect(document.activeElement).toBe(find('[data-date-field]'))
    expect(find('[data-date-field]').textContent).toBe('Nov 22, 2026')
    await click('[type="submit"]')
    await waitUntil(() => expect($cart.get().items).toMatchObject([{ date: '2026-11-22', packageId: 'van' }]))
  })

  it('asks for the date of a car even if the visitor has searched for a date', async () => {
    saveTrip('2026-11-24', { adults: 2, children: 0, infants: 0 })
    showServerHtml(rentalForm)
    await click('[type="submit"]')
    await hydrate(rentalForm)
    await waitUntil(() => expect(text()).toContain('Please select a pickup date'))
    expect($cart.get().items).toEqual([])
    expect(find('[data-date-field]').textContent).toBe('Nov 24, 2026')
  })

  it('keeps the package chosen in a translated form, and asks for the date', async () => {
    showServerHtml(tourForm(van, car))
    find<HTMLSelectElement>('[name="package"]').value = 'car'
    await click('[type="submit"]')
    await renderFromScratch(tourForm(van, car))
    await waitUntil(() => expect(text()).toContain('Please select a date'))
    expect(find<HTMLSelectElement>('[name="package"]').value).toBe('car')
    expect($cart.get().items).toEqual([])
  })
})

describe('a translated form whose code is loaded after the visitor has entered values', () => {
  it('keeps the chosen package and shows the details of that package', async () => {
    showServerHtml(tourForm(van, car))
    find<HTMLSelectElement>('[name="package"]').value = 'car'
    await renderFromScratch(tourForm(van, car))
    await waitUntil(() => expect(island().matches('[data-hydrating]')).toBe(false))
    expect(find<HTMLSelectElement>('[name="package"]').value).toBe('car')
    expect(find('section[aria-label="Package details"]').textContent).toContain('Car')
  })

  it('keeps the checked resident box and shows the packages for residents', async () => {
    const resident = makePersonPackage({ id: 'resident', name: 'Resident', market: 'indonesia' })
    showServerHtml(tourForm(van, car, resident))
    find('[name="resident"]').click()
    await renderFromScratch(tourForm(van, car, resident))
    await waitUntil(() => expect(find<HTMLInputElement>('[name="resident"]').checked).toBe(true))
    expect(find<HTMLSelectElement>('[name="package"]').value).toBe('resident')
  })

  it('keeps the number of days and the pickup time of a car', async () => {
    showServerHtml(rentalForm)
    find<HTMLInputElement>('[name="days"]').value = '4'
    find<HTMLSelectElement>('[name="time"]').value = '12:00'
    await renderFromScratch(rentalForm)
    await waitUntil(() => expect(text()).toContain('Total Price (4 days)'))
    expect(find<HTMLSelectElement>('[name="time"]').value).toBe('12:00')
  })
})
