import { emptyCart } from '@nusa/shared/cart'
import type { AddOn, Package } from '@nusa/shared/catalog'
import {
  makeAddOn,
  makeAddOnTier,
  makePersonPackage,
  makeSeason,
  makeStartTime,
  makeTour,
  makeTourOffer,
  makeWholePackage,
} from '@nusa/shared/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { find, text, treatDialogsAsModal } from '../../../testing/page.ts'
import { click, submitForm } from '../../../testing/react.ts'
import { $cart, changeCart } from '../../cart/model/stored-cart.ts'
import { saveTrip } from '../../search/trip.ts'
import { BookingBlock } from './BookingBlock.tsx'

let root: Root

const show = (pricing: Package[], add_on: AddOn[] = [], id = 1) =>
  act(async () =>
    root.render(<BookingBlock offer={makeTourOffer(makeTour({ id, pricing, add_on }))} taxRate={10} imageUrl={null} />),
  )
async function increase(label: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) await click(`[aria-label="Increase ${label}"]`)
}
const choose = (name: string, value: string) =>
  act(async () => {
    const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`) ?? expect.unreachable(name)
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
const options = () => [...document.querySelectorAll('select[name="package"] option')].map((one) => one.textContent)
const summary = () => find('section[aria-label="Price summary"]').textContent
const closeDialog = () =>
  act(async () => find('dialog').dispatchEvent(new Event('cancel', { cancelable: true, bubbles: false })))
/** Submits the form and waits for the module, which is loaded with the first interaction. */
const add = async () => {
  await submitForm()
  await act(async () => void (await import('./add-tour-to-cart.ts')))
}

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

it('the booking block sorts three or more packages by price, or by name if the visitor chooses so', async () => {
  await show([
    makePersonPackage({ id: 'van', name: 'Van', adult_price: 900_000 }),
    makePersonPackage({ id: 'half', name: 'Half day', adult_price: 500_000 }),
    makePersonPackage({ id: 'car', name: 'Car', adult_price: 700_000 }),
  ])
  expect(options().map((one) => one?.split(' · ')[0])).toEqual(['Select a package', 'Half day', 'Car', 'Van'])
  const byName = [...document.querySelectorAll<HTMLOptionElement>('select[name="sort"] option')].find(
    ({ textContent }) => textContent === 'Name: A to Z',
  )
  await choose('sort', byName?.value ?? '')
  expect(options().map((one) => one?.split(' · ')[0])).toEqual(['Select a package', 'Car', 'Half day', 'Van'])
})

it('the booking block adjusts the number of packages to the current travellers', async () => {
  await show([makeWholePackage({ id: 'boat', price: 850_000, guests_per_package: 2 })])
  expect(text()).toContain('Each package is for up to 2 guests, including infants.')
  expect(summary()).toContain('Packages 1 × Rp850.000')

  await click('[data-counts-field]')
  await increase('Adults')
  await increase('Infants')
  expect(find('[role="group"][aria-label="Packages"] output').textContent).toBe('2')
  expect(find('[aria-label="Decrease Packages"]').getAttribute('aria-disabled')).toBe('true')
  await closeDialog()
  expect(text()).toContain('3 guests need 2 packages.')
  expect(summary()).toContain('Packages 2 × Rp850.000')

  await click('[data-counts-field]')
  await click('[aria-label="Decrease Infants"]')
  await closeDialog()
  expect(summary()).toContain('Packages 1 × Rp850.000')
})

it('the booking block shows and adds the prices of the season on the chosen date', async () => {
  await show([
    makePersonPackage({ adult_price: 500_000, seasons: [makeSeason({ from: '11-22', to: '11-22', percent: 20 })] }),
    makeWholePackage({ id: 'boat', price: 900_000 }),
  ])
  expect(options()[1]).toContain('Rp600.000')
  await choose('package', 'shared-van')
  expect(summary()).toContain('Adults 1 × Rp600.000')
  expect(text()).toContain('Rp660.000')
  await click('[data-date-field]')
  const day = find('dialog [data-date="2026-11-22"]')
  expect(day.getAttribute('aria-label')).toBe('Sunday, November 22, 2026: Rp600.000 per adult')
  expect(day.parentElement?.textContent).toBe('22600K')
  expect(find('dialog').textContent).toContain('Prices per adult in IDR, before 10% tax.')
  await click('dialog [data-date="2026-11-23"]')
  expect(options()[1]).toContain('Rp500.000')
  expect(summary()).toContain('Adults 1 × Rp500.000')
  await add()
  expect($cart.get().items).toMatchObject([
    { date: '2026-11-23', total: 500_000, pricing: { adult_price: 500_000, seasons: [{ percent: 20 }] } },
  ])
})

it('the calendar of a tour without seasons shows no prices', async () => {
  await show([makePersonPackage()])
  await click('[data-date-field]')
  expect(find('dialog [data-date="2026-11-22"]').getAttribute('aria-label')).toBe('Sunday, November 22, 2026')
  expect(find('dialog').textContent).not.toContain('Prices')
})

describe('the booking block of a tour with start times', () => {
  const showDepartures = async (start_times: ReturnType<typeof makeStartTime>[]) => {
    const offer = makeTourOffer(makeTour({ cut_off_hours: 12, start_times, pricing: [makePersonPackage()] }))
    await act(async () => root.render(<BookingBlock offer={offer} taxRate={10} imageUrl={null} />))
    await act(async () => void (await import('../../availability/StartTimeField.tsx')))
  }
  const morning = makeStartTime({ id: 'morning', time: '07:30', label: '' })

  it('adds the chosen departure to the cart, and requires one if there are several', async () => {
    await showDepartures([makeStartTime(), morning])
    await add()
    expect($cart.get().items).toEqual([])
    await click('[data-start-times] input[value="morning"]')
    await add()
    expect($cart.get().items).toMatchObject([{ startTimeId: 'morning', date: '2026-11-22' }])
  })

  it('focuses the first departure that can be chosen if the start time is missing', async () => {
    const isTooLate = makeStartTime({ id: 'midnight', time: '00:00', label: '' })
    await showDepartures([isTooLate, morning, makeStartTime({ id: 'noon', time: '12:00', label: '' })])
    expect(find<HTMLInputElement>('[data-start-times] input[value="midnight"]').disabled).toBe(true)
    await add()
    expect(document.activeElement).toBe(find('[data-start-times] input[value="morning"]'))
  })

  it('shows the only departure of the day and chooses it by itself', async () => {
    await showDepartures([makeStartTime()])
    expect(find('[data-start-times]').textContent).toBe('Start time: 01:00, Sunrise')
    await add()
    expect($cart.get().items).toMatchObject([{ startTimeId: 'sunrise' }])
  })
})

it('the booking block starts on the date of the link', async () => {
  history.replaceState(null, '', '/tour/ubud?date=2027-07-01')
  await show([makePersonPackage({ seasons: [makeSeason()] })])
  expect(find('[data-date-field]').textContent).toBe('Jul 1, 2027')
  await choose('package', 'shared-van')
  expect(summary()).toContain('Adults 1 × Rp600.000')
  history.replaceState(null, '', '/')
})

describe('the price', () => {
  const pack = makePersonPackage({ adult_price: 525_000, child_price: 420_000, publish_price: 650_000 })
  const photos = makeAddOn({
    id: 'photos',
    name: 'Photos of your raft',
    type: 'per_package',
    tiers: [makeAddOnTier({ min_quantity: 1, max_quantity: 4, price: 150_000 })],
  })

  it('changes only when the dialog for the travellers is closed', async () => {
    await show([pack])
    await click('[data-counts-field]')
    for (const hint of ['Age 18+', 'Age 2-17', 'Under 2']) expect(find('dialog').textContent).toContain(hint)
    expect(find('[aria-label="Decrease Adults"]').getAttribute('aria-disabled')).toBe('true')
    await increase('Adults')
    await increase('Children')
    expect(summary()).toContain('Adults 1 × Rp525.000')
    await closeDialog()
    expect(summary()).toContain('Adults 2 × Rp525.000')
    expect(summary()).toContain('Children 1 × Rp420.000')
  })

  it('includes add-ons up to their maximum, and contains the saving', async () => {
    await show([pack], [photos])
    await click('[data-counts-field]')
    await increase('Adults')
    await increase('Children')
    await closeDialog()
    await increase('Photos of your raft', 4)
    expect(find('[aria-label="Increase Photos of your raft"]').getAttribute('aria-disabled')).toBe('true')
    expect(summary()).toContain('(Includes Rp600.000 in add-ons)')
    expect(summary()).toContain('You save Rp250.000 (11%)')
    expect(find('section[aria-label="Price summary"] s').textContent).toContain('Rp2.320.000')
  })
})

describe('a day that has passed while the page was open', () => {
  it('is rejected with the reason, and can no longer be chosen', async () => {
    await show([makePersonPackage()])
    await click('[data-date-field]')
    await click('[data-date="2026-11-23"]')
    vi.setSystemTime(new Date('2026-11-24T04:00:00Z'))
    await add()
    await vi.waitFor(() => expect(text()).toContain('Please select another date'))
    expect(text()).toContain('Nov 23, 2026: this day has passed.')
    expect($cart.get().items).toEqual([])
    await act(async () => find('form').dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
    await click('[data-date-field]')
    expect(find('[data-date="2026-11-23"]').getAttribute('aria-label')).toMatch(/: this day has passed$/)
  })

  it('is replaced by the next bookable day at the first interaction', async () => {
    await show([makePersonPackage()])
    expect(find('[data-date-field]').textContent).toBe('Nov 22, 2026')
    vi.setSystemTime(new Date('2026-11-30T04:00:00Z'))
    await act(async () => find('form').dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
    expect(find('[data-date-field]').textContent).toBe('Dec 1, 2026')
  })
})

it('the booking block shows a note that a paid booking for a date less than 24 hours ahead cannot be cancelled online', async () => {
  await show([makePersonPackage()])
  expect(find('[data-date-field]').textContent).toContain('Nov 22, 2026')
  expect(text()).toContain('Once paid, this date can’t be cancelled online.')
  await click('[data-date-field]')
  await click('[data-date="2026-11-23"]')
  expect(text()).not.toContain('can’t be cancelled online')
})

describe('the booking form after a search for a day and a party', () => {
  beforeEach(() => saveTrip('2026-11-28', { adults: 2, children: 1, infants: 0 }))
  afterEach(() => sessionStorage.clear())
  const dateField = () => find('[data-date-field]').textContent

  it('starts with the searched day and party', async () => {
    await show([makePersonPackage()])
    expect(dateField()).toContain('Nov 28, 2026')
    expect(text()).toContain('2 Adults, 1 Child')
  })

  it('starts with the next bookable day and shows a note if the searched day is sold out', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ places: 10, days: { '2026-11-28': 0 } }))
    await show([makePersonPackage()], [], 2)
    await vi.waitFor(() => expect(dateField()).toContain('Nov 29, 2026'))
    expect(text()).toContain('Not available on Nov 28, 2026. This is the next available date.')
  })
})
