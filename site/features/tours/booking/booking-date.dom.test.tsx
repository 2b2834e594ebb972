import { makePersonPackage, makeSeason, makeStartTime, makeWholePackage } from '@nusa/shared/testing'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { find, text } from '../../../testing/page.ts'
import { click } from '../../../testing/react.ts'
import { $cart } from '../../cart/model/stored-cart.ts'
import { saveTrip } from '../../search/trip.ts'
import {
  addToCart,
  choose,
  packageTexts,
  prepareBookingBlock,
  priceSummary,
  showTour,
} from './testing/booking-block.tsx'

prepareBookingBlock()

it('the booking block uses the season prices of the chosen date in the packages, the calendar and the cart', async () => {
  await showTour({
    pricing: [
      makePersonPackage({ adult_price: 500_000, seasons: [makeSeason({ from: '11-22', to: '11-22', percent: 20 })] }),
      makeWholePackage({ id: 'boat', price: 900_000 }),
    ],
  })
  expect(packageTexts()[1]).toContain('Rp600.000')
  await choose('package', 'shared-van')
  expect(priceSummary()).toContain('Adults 1 × Rp600.000')
  expect(text()).toContain('Rp660.000')
  await click('[data-date-field]')
  const day = find('dialog [data-date="2026-11-22"]')
  expect(day.getAttribute('aria-label')).toBe('Sunday, November 22, 2026: Rp600.000 per adult')
  expect(day.parentElement?.textContent).toBe('22600K')
  expect(find('dialog').textContent).toContain('Prices per adult in IDR, before 10% tax.')
  await click('dialog [data-date="2026-11-23"]')
  expect(packageTexts()[1]).toContain('Rp500.000')
  expect(priceSummary()).toContain('Adults 1 × Rp500.000')
  await addToCart()
  expect($cart.get().items).toMatchObject([
    { date: '2026-11-23', total: 500_000, pricing: { adult_price: 500_000, seasons: [{ percent: 20 }] } },
  ])
})

it('the calendar of a tour without seasons shows no prices', async () => {
  await showTour({ pricing: [makePersonPackage()] })
  await click('[data-date-field]')
  expect(find('dialog [data-date="2026-11-22"]').getAttribute('aria-label')).toBe('Sunday, November 22, 2026')
  expect(find('dialog').textContent).not.toContain('Prices')
})

describe('the booking block of a tour with start times', () => {
  const showDepartures = async (start_times: ReturnType<typeof makeStartTime>[]) => {
    await showTour({ cut_off_hours: 12, start_times, pricing: [makePersonPackage()] })
    await act(async () => void (await import('../../availability/StartTimeField.tsx')))
  }
  const morning = makeStartTime({ id: 'morning', time: '07:30', label: '' })

  it('requires a departure if there are several, and stores the chosen departure in the cart', async () => {
    await showDepartures([makeStartTime(), morning])
    await addToCart()
    expect($cart.get().items).toEqual([])
    // The deadline for cancelling depends on the departure.
    expect(text()).not.toContain('can’t be cancelled online')
    await click('[data-start-times] input[value="morning"]')
    await addToCart()
    const seen = { seenStartTime: '07:30', seenTimeZone: 'Asia/Makassar' }
    expect($cart.get().items).toMatchObject([{ startTimeId: 'morning', ...seen, date: '2026-11-22' }])
  })

  it('focuses the first selectable departure if no departure is chosen', async () => {
    const hasSalesEnded = makeStartTime({ id: 'midnight', time: '00:00', label: '' })
    await showDepartures([hasSalesEnded, morning, makeStartTime({ id: 'noon', time: '12:00', label: '' })])
    expect(find<HTMLInputElement>('[data-start-times] input[value="midnight"]').disabled).toBe(true)
    await addToCart()
    expect(document.activeElement).toBe(find('[data-start-times] input[value="morning"]'))
  })

  it('shows and preselects the only departure of the day', async () => {
    await showDepartures([makeStartTime()])
    expect(find('[data-start-times]').textContent).toBe('Start time: 01:00, Sunrise')
    await addToCart()
    expect($cart.get().items).toMatchObject([{ startTimeId: 'sunrise' }])
  })
})

it('the booking block preselects the date in the URL', async () => {
  history.replaceState(null, '', '/tour/ubud?date=2027-07-01')
  await showTour({ pricing: [makePersonPackage({ seasons: [makeSeason()] })] })
  expect(find('[data-date-field]').textContent).toBe('Jul 1, 2027')
  await choose('package', 'shared-van')
  expect(priceSummary()).toContain('Adults 1 × Rp600.000')
  history.replaceState(null, '', '/')
})

describe('a day that has passed while the page was open', () => {
  it('is rejected with the reason, and can no longer be chosen', async () => {
    await showTour({ pricing: [makePersonPackage()] })
    await click('[data-date-field]')
    await click('[data-date="2026-11-23"]')
    vi.setSystemTime(new Date('2026-11-24T04:00:00Z'))
    await addToCart()
    await vi.waitFor(() => expect(text()).toContain('Please select another date'))
    expect(text()).toContain('Nov 23, 2026: this day has passed.')
    expect($cart.get().items).toEqual([])
    await act(async () => find('form').dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
    await click('[data-date-field]')
    expect(find('[data-date="2026-11-23"]').getAttribute('aria-label')).toMatch(/: this day has passed$/)
  })

  it('is replaced by the next bookable day at the first interaction', async () => {
    await showTour({ pricing: [makePersonPackage()] })
    expect(find('[data-date-field]').textContent).toBe('Nov 22, 2026')
    vi.setSystemTime(new Date('2026-11-30T04:00:00Z'))
    await act(async () => find('form').dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
    expect(find('[data-date-field]').textContent).toBe('Dec 1, 2026')
  })
})

it('the booking block shows a note if a paid booking for the chosen date cannot be cancelled online', async () => {
  await showTour({ pricing: [makePersonPackage()] })
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
    await showTour({ pricing: [makePersonPackage()] })
    expect(dateField()).toContain('Nov 28, 2026')
    expect(text()).toContain('2 Adults, 1 Child')
  })

  it('starts with the next bookable day and shows a note if the searched day is sold out', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ places: 10, days: { '2026-11-28': 0 } }))
    await showTour({ id: 2, pricing: [makePersonPackage()] })
    await vi.waitFor(() => expect(dateField()).toContain('Nov 29, 2026'))
    expect(text()).toContain('Not available on Nov 28, 2026. This is the next available date.')
  })
})
