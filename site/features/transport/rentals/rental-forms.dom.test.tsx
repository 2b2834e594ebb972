import { makeCurrency, makeRentalOffer } from '@nusa/shared/testing'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { find, text } from '../../../testing/page.ts'
import { click, enterText, submitForm } from '../../../testing/react.ts'
import { $cart } from '../../cart/model/stored-cart.ts'
import { $currency, rupiahDisplay } from '../../currency/store.ts'
import {
  choose,
  day,
  onClose,
  setClock,
  setUnitsLeft,
  setUpBookingForms,
  setUpSearch,
  show,
} from '../testing/booking-forms.tsx'
import { RentalBlock } from './RentalBlock.tsx'
import { RentalDialog } from './RentalDialog.tsx'

const type = (selector: string, typed: string) => enterText(find(selector), typed)
/** Returns the error that is shown at a field. */
const errorOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

setUpBookingForms()

describe('the rental dialog', () => {
  it('starts a new range after a sold-out day, and shows the reason until another day is chosen', async () => {
    setUnitsLeft({ '2026-11-25': 0 })
    await show(<RentalDialog offer={makeRentalOffer({ id: 7 })} taxRate={10} onClose={onClose} />)
    expect(day('2026-11-25').getAttribute('aria-label')).toMatch(/: sold out$/)
    await click('[data-date="2026-11-24"]')
    await click('[data-date="2026-11-26"]')
    expect(text()).toContain('Nov 25, 2026 is sold out, so your rental now starts after it.')
    await click('[data-date="2026-11-27"]')
    expect(text()).not.toContain('is sold out, so')
  })

  it('does not offer today after the last pickup time', async () => {
    setClock('2026-11-21T15:45:00Z')
    await show(<RentalDialog offer={makeRentalOffer({ id: 8 })} taxRate={10} onClose={onClose} />)
    expect(day('2026-11-21').getAttribute('aria-label')).toMatch(/: no times left today$/)
    expect(day('2026-11-21').getAttribute('aria-disabled')).toBe('true')
    expect(day('2026-11-22').hasAttribute('aria-disabled')).toBe(false)
  })

  it('initially selects today to tomorrow and the next possible pickup time, and offers no past day', async () => {
    setClock('2026-11-21T06:10:00Z')
    await show(<RentalDialog offer={makeRentalOffer({ id: 10 })} taxRate={10} onClose={onClose} />)
    expect(text()).toContain('Nov 21, 2026 to Nov 22, 2026: 2 days')
    expect(text()).toContain('Total Price (2 days)Rp825.000')
    expect(day('2026-11-20').getAttribute('aria-disabled')).toBe('true')
    expect(document.querySelector('select')?.value).toBe('15:00')
    expect(document.querySelectorAll('option')).toHaveLength(13)
    await click('[data-date="2026-11-24"]')
    expect(document.querySelector('select')?.value).toBe('09:00')
  })

  it('adds the chosen days, time and location to the cart only after the last day is chosen', async () => {
    await show(<RentalDialog offer={makeRentalOffer({ id: 11 })} taxRate={10} onClose={onClose} />)
    await click('[data-date="2026-11-24"]')
    expect(text()).toContain('Now choose the last day.')
    await submitForm()
    expect($cart.get().items).toEqual([])
    await click('[data-date="2026-11-26"]')
    await choose('20:00')
    await type('[autocomplete="address-line1"]', 'Lembah Sayan, Ubud')
    await submitForm()
    expect($cart.get().items).toMatchObject([
      {
        kind: 'rental',
        date: '2026-11-24',
        quantity: 3,
        pickupTime: '20:00',
        deliveryLocation: 'Lembah Sayan, Ubud',
        taxRate: 10,
      },
    ])
    expect(onClose).toHaveBeenCalled()
  })
})

it('the rental forms show the total in the chosen currency, and the amount that is charged in rupiah', async () => {
  $currency.set({ currency: makeCurrency({ code: 'USD', symbol: '$' }), rates: { rates: { USD: 0.0001 } } })
  await show(<RentalDialog offer={makeRentalOffer({ id: 17 })} taxRate={10} onClose={onClose} />)
  expect(text()).toContain('Total Price (2 days)$82.50')
  expect(text()).toContain('Charged in rupiah: Rp825.000')
  await show(<RentalBlock offer={makeRentalOffer({ id: 17 })} taxRate={10} />)
  expect(text()).toContain('Total Price (1 day)$41.25')
  expect(text()).toContain('Charged in rupiah: Rp412.500')
  await act(async () => $currency.set(rupiahDisplay))
})

describe('the day of an earlier search', () => {
  setUpSearch()

  it('is preselected in the rental dialog and in the form on a car’s page', async () => {
    await show(<RentalDialog offer={makeRentalOffer({ id: 18 })} taxRate={10} onClose={onClose} />)
    expect(text()).toContain('Nov 24, 2026 to Nov 25, 2026: 2 days')
    await show(<RentalBlock offer={makeRentalOffer({ id: 18 })} taxRate={10} />)
    expect(find('[data-date-field]').textContent).toContain('Nov 24, 2026')
  })
})

describe('a car without a pickup location', () => {
  const error = 'Please tell us where to deliver the car.'
  const location = () => find('[autocomplete="address-line1"]')

  it('requires a delivery location in the dialog, where the error does not reset the other choices', async () => {
    await show(<RentalDialog offer={makeRentalOffer({ id: 12, pickup_location: '' })} taxRate={10} onClose={onClose} />)
    expect(text()).not.toContain(error)
    expect(text()).not.toContain('no pickup location')
    await choose('18:00')
    await submitForm()
    await vi.waitFor(() => expect(document.activeElement).toBe(location()))
    expect(errorOf(location())).toBe(error)
    expect(document.querySelector('select')?.value).toBe('18:00')
    expect($cart.get().items).toEqual([])
    await type('[autocomplete="address-line1"]', 'Sayan')
    expect(text()).not.toContain(error)
    await submitForm()
    expect($cart.get().items).toMatchObject([{ pickupTime: '18:00', deliveryLocation: 'Sayan' }])
  })

  it('requires a delivery location on the page of the car, where the error does not reset the other choices', async () => {
    await show(<RentalBlock offer={makeRentalOffer({ id: 13, pickup_location: '' })} taxRate={10} />)
    await click('[data-date-field]')
    await click('[data-date="2026-11-24"]')
    await type('[name="days"]', '4')
    await submitForm()
    await vi.waitFor(() => expect(document.activeElement).toBe(location()))
    expect(errorOf(location())).toBe(error)
    expect(find('[name="days"]')).toHaveProperty('value', '4')
    expect($cart.get().items).toEqual([])
  })
})

describe('the form on a car’s page', () => {
  const seat = { id: 'seat', name: 'Child seat', price: 75_000 }

  it('requires a pickup date and shows the error next to the field', async () => {
    await show(<RentalBlock offer={makeRentalOffer({ id: 14 })} taxRate={10} />)
    await submitForm()
    await vi.waitFor(() => expect(text()).toContain('Missing Information'))
    expect(errorOf(find('[data-date-field]'))).toBe('Please select a pickup date')
    expect($cart.get().items).toEqual([])
  })

  it('shows the total of days, add-ons and tax, and the price of one day if the number of days is empty', async () => {
    await show(<RentalBlock offer={makeRentalOffer({ id: 15, add_ons: [seat] })} taxRate={10} />)
    await type('[name="days"]', '')
    expect(text()).toContain('Total Price (1 day)')
    await type('[name="days"]', '4')
    await click('[type="checkbox"]')
    expect(text()).toContain('Base price (4 days)Rp1.500.000')
    expect(text()).toContain('(Includes Rp75.000 in add-ons)')
    expect(text()).toContain('Total Price (4 days)Rp1.732.500')
  })

  it('adds the car to the cart and opens the cart page, where a message is shown', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    await show(<RentalBlock offer={makeRentalOffer({ id: 16, add_ons: [seat] })} taxRate={10} />)
    await click('[data-date-field]')
    await click('[data-date="2026-11-24"]')
    await type('[name="days"]', '4')
    await click('[type="checkbox"]')
    await submitForm()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/cart'))
    expect($cart.get().items).toMatchObject([{ date: '2026-11-24', quantity: 4, addOns: [seat] }])
    expect(sessionStorage.getItem('toasts')).toContain('Added to Cart!')
  })
})

it("Add to Cart focuses the message that the car's page already shows for the days, and shows no second one", async () => {
  setUnitsLeft({ '2026-11-25': 0 })
  await show(<RentalBlock offer={makeRentalOffer({ id: 9 })} taxRate={10} />)
  await click('[data-date-field]')
  await click('[data-date="2026-11-24"]')
  await type('[name="days"]', '3')
  const rule = find('form p[role="status"]')
  const words = rule.textContent
  expect(words).not.toBe('')
  await submitForm()
  await vi.waitFor(() => expect(document.activeElement).toBe(rule))
  expect(text().split(words)).toHaveLength(2)
  expect($cart.get().items).toEqual([])
})
