import { makeTransferOffer } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { find, text } from '../../../testing/page.ts'
import { click, submitForm } from '../../../testing/react.ts'
import { $cart } from '../../cart/model/stored-cart.ts'
import {
  button,
  choose,
  clickNamed,
  day,
  onClose,
  setClock,
  setUpBookingForms,
  setUpSearch,
  show,
} from '../testing/booking-forms.tsx'
import { TransferDialog } from './TransferDialog.tsx'

setUpBookingForms()

describe('an earlier search', () => {
  setUpSearch()

  it('provides the initial day and party of the transfer dialog', async () => {
    const car = { ...makeTransferOffer(), category: 'Van', luggage: 4 }
    await show(<TransferDialog cars={[car]} chosenId={car.id} taxRate={10} onClose={onClose} />)
    expect(find('[data-date-field]').textContent).toContain('Nov 24, 2026')
    const countOf = (name: string) => find(`[role="group"][aria-label="${name}"] output`).textContent
    expect(['Adults', 'Children', 'Infants'].map(countOf)).toEqual(['2', '1', '0'])
  })
})

describe('the transfer dialog', () => {
  const innova = { ...makeTransferOffer(), category: 'Van', luggage: 4 }
  const hiace = { ...innova, id: 2, base_price: 550_000, car: { ...innova.car, id: 2, car_name: 'Toyota HiAce' } }
  const rule = 'Total guests (adults + children) cannot exceed 6 seats for 1 car(s).'

  it('shows the cars of the route, and keeps the entered details if the same car is selected again after Back', async () => {
    await show(<TransferDialog cars={[innova, hiace]} chosenId={null} taxRate={10} onClose={onClose} />)
    const [first] = document.querySelectorAll('li')
    expect(first?.textContent).toContain('6 seats · 4 pieces of luggageRp350.000')
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/airport-transfer/1')
    await clickNamed('Select Toyota HiAce')
    expect(text()).toContain('Booking Details')
    expect(document.querySelectorAll('option')).toHaveLength(48)
    await choose('22:30')
    await clickNamed('Back')
    await clickNamed('Select Toyota HiAce')
    expect(document.querySelector('select')?.value).toBe('22:30')
  })

  it('moves the focus into the new step when the visitor changes the step, but not when the dialog opens', async () => {
    await show(<TransferDialog cars={[innova, hiace]} chosenId={null} taxRate={10} onClose={onClose} />)
    expect(find('[data-dialog-body]').contains(document.activeElement)).toBe(false)
    await clickNamed('Select Toyota HiAce')
    expect(document.activeElement).toBe(find('[data-date-field]'))
    await clickNamed('Back')
    expect(document.activeElement).toBe(button('Select Toyota HiAce'))
  })

  it('shows a link to the page of the transfer instead of a Select button if the transfer has no price', async () => {
    await show(
      <TransferDialog cars={[{ ...hiace, base_price: null }]} chosenId={null} taxRate={10} onClose={onClose} />,
    )
    expect(text()).toContain('N/A')
    expect(text()).not.toContain('Select Toyota HiAce')
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent.startsWith('Ask us for'))
    expect(link?.getAttribute('href')).toBe('/airport-transfer/2')
  })

  it('adds the transfer to the cart only if the cars have seats for all guests except infants', async () => {
    await show(<TransferDialog cars={[innova]} chosenId={innova.id} taxRate={10} onClose={onClose} />)
    for (let adult = 1; adult < 7; adult++) await clickNamed('Increase Adults')
    await clickNamed('Increase Infants')
    expect(text().split(rule)).toHaveLength(2)
    await submitForm()
    expect(document.activeElement?.getAttribute('role')).toBe('status')
    expect(document.activeElement?.textContent).toContain(rule)
    expect(text().split(rule)).toHaveLength(2)
    expect($cart.get().items).toEqual([])
    await clickNamed('Increase Number of cars')
    expect(text()).not.toContain(rule)
    await click('[data-date-field]')
    await click('[data-date="2026-11-24"]')
    await submitForm()
    expect($cart.get().items).toMatchObject([
      { kind: 'transfer', date: '2026-11-24', adults: 7, infants: 1, quantity: 2 },
    ])
    expect(onClose).toHaveBeenCalled()
  })
})

it('the transfer dialog uses the time zone of the airport for pickup times, and disables times that have passed', async () => {
  setClock('2026-11-21T15:45:00Z')
  const car = { ...makeTransferOffer({ time_zone: 'Asia/Jakarta' }), category: 'Van', luggage: 4 }
  await show(<TransferDialog cars={[car]} chosenId={car.id} taxRate={10} onClose={onClose} />)
  expect(text()).toContain('Pickup time (WIB)')
  expect(text()).toContain('Western Indonesia Time (WIB, UTC+7)')
  await click('[data-date-field]')
  await click('[data-date="2026-11-21"]')
  const times = [...document.querySelectorAll('option')].filter(({ disabled }) => !disabled)
  expect(times.map(({ value }) => value)).toEqual(['23:00', '23:30'])
  await submitForm()
  expect($cart.get().items).toMatchObject([{ pickupTime: '23:00', seenTimeZone: 'Asia/Jakarta' }])
})

it('the transfer dialog does not offer today after the last pickup time', async () => {
  setClock('2026-11-21T15:45:00Z')
  const car = { ...makeTransferOffer(), category: 'Van', luggage: 4 }
  await show(<TransferDialog cars={[car]} chosenId={car.id} taxRate={10} onClose={onClose} />)
  await click('[data-date-field]')
  expect(day('2026-11-21').getAttribute('aria-disabled')).toBe('true')
  expect(day('2026-11-22').hasAttribute('aria-disabled')).toBe(false)
})
