import type { InvoiceView } from '@nusa/shared/booking'
import { expect, it, vi } from 'vitest'
import { button, inDialog, text } from '../../../testing/page.ts'
import { clickButton, settle } from '../../../testing/react.ts'
import { answerWith, booking, history, inDays, open, sent, setUpBookingsPanel } from './testing/bookings-panel.tsx'

const invoice: InvoiceView = {
  id: booking.invoice_id,
  order_number: 'NUSA-7K3F9Q',
  status: 'pending',
  total_before_discount: 100_000,
  discount_amount: 0,
  total_after_discount: 100_000,
  tax_amount: 11_000,
  total_after_tax: 111_000,
  currency: 'IDR',
  payment_method: null,
  payment_provider: 'xendit',
  payment_in_review: false,
  misfit_given_back: false,
  unmatched_payment_kept: false,
  paid_at: null,
  expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  created_at: new Date().toISOString(),
  has_terms: false,
  customer: { email: 'ayu@nusa.example', given_names: 'Ayu', surname: 'Dewi', mobile_number: '', address: '' },
  bookings: [booking],
}
/** The server sends a Retry-After longer than the client waits, so there are no automatic retries. */
const unavailable = () =>
  Response.json(
    { error: { code: 'unavailable', message: 'In words.' } },
    { status: 503, headers: { 'retry-after': '600' } },
  )

setUpBookingsPanel()

it('BookingsPanel shows the status of a booking and links to its tour and to its confirmation page', async () => {
  await open()
  expect(text()).toContain('Confirmed')
  expect(text()).toContain('Payment: Pending')
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toContain('/tour/ubud-rice-terraces')
  expect(links).toContain(`/booking/confirmation/${booking.invoice_id}`)
})

it('BookingsPanel warns that the pickup of a paid booking does not fit the flight, unless it is cancelled', async () => {
  const pickup_problem = { reason: 'too_late', pickup: '23:30', flight: '22:00', flight_day: null } as const
  const ride = { ...booking, kind: 'transfer', payment_status: 'paid', invoice_status: 'paid', pickup_problem } as const
  answerWith(() => Response.json({ bookings: [ride, { ...ride, id: 8, status: 'cancelled' }], next: null }))
  await open()
  const shown = [...document.querySelectorAll('[data-booking]')].map(({ textContent }) =>
    textContent.includes('Your flight leaves at 22:00, but your pickup is at 23:30. Our team sees this'),
  )
  expect(shown).toEqual([true, false])
})

it('BookingsPanel shows, without the deadline, that a paid booking for tomorrow cannot be cancelled', async () => {
  const soon = {
    ...booking,
    payment_status: 'paid',
    invoice_status: 'paid',
    booking_date: inDays(1),
    end_date: inDays(1),
  }
  answerWith(() => Response.json({ bookings: [soon], next: null }))
  await open()
  expect(text()).toContain('This booking can no longer be cancelled online. Please contact us if something came up.')
  expect(text()).not.toContain('possible until')
  expect(button(/^Cancel booking/)).toBeUndefined()
})

it('BookingsPanel allows cancelling an unpaid booking for tomorrow, without a deadline', async () => {
  const soon = { ...booking, booking_date: inDays(1), end_date: inDays(1) }
  answerWith(() => Response.json({ bookings: [soon], next: null }))
  await open()
  await clickButton(/^Cancel booking/)
  expect(text()).toContain('You haven’t paid for it yet')
  expect(text()).not.toContain('free of charge before')
})

it('BookingsPanel shows a payment in review as being checked, not as failed', async () => {
  const late = { status: 'cancelled', payment_status: 'failed', cancelled_by: 'system' } as const
  answerWith(() =>
    Response.json({
      bookings: [{ ...booking, ...late, invoice_status: 'expired', payment_in_review: true }],
      next: null,
    }),
  )
  await open()
  expect(text()).toContain('Payment: Being checked')
  expect(text()).not.toContain('Payment: Failed')
})

it('BookingsPanel shows an error if the bookings could not be loaded, and loads them on retry', async () => {
  answerWith(unavailable)
  await open()
  expect(text()).toContain('Failed to load your data.')
  answerWith(history)
  await clickButton(/^Try again/)
  await settle()
  expect(text()).toContain('Ubud rice terraces')
  expect(text()).not.toContain('Failed to load your data.')
})

it('BookingsPanel does not lose its list if more bookings could not be loaded, and loads them on retry', async () => {
  const next = { ...booking, id: 8, booking_number: 'NUSA-8' }
  answerWith((_method, path) =>
    path.includes('after=')
      ? Response.json({ error: { code: 'invalid_request', message: 'In words.' } }, { status: 422 })
      : Response.json({ bookings: [booking], next: 'next-page' }),
  )
  await open()
  await clickButton(/^Show more bookings/)
  await settle()
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Failed to load your data.')
  expect(document.querySelectorAll('[data-booking]')).toHaveLength(1)
  answerWith(() => Response.json({ bookings: [next], next: null }))
  await clickButton(/^Try again/)
  await settle()
  expect(document.querySelectorAll('[data-booking]')).toHaveLength(2)
  expect(button(/^Show more bookings/)).toBeUndefined()
})

it('BookingsPanel shows a cancelled booking immediately, and an error if the list could not be reloaded', async () => {
  await open()
  await clickButton(/^Cancel booking/)
  answerWith((method) => (method === 'POST' ? Response.json({ status: 'cancelled', refund: 0 }) : unavailable()))
  await clickButton(/^Cancel booking$/, inDialog())
  await settle()
  expect(document.querySelector('[data-booking]')?.textContent).toContain('Cancelled')
  expect(button(/^(Cancel booking|Pay Now)/)).toBeUndefined()
  expect(text()).toContain('Failed to load your data.')

  answerWith(() =>
    Response.json({ bookings: [{ ...booking, status: 'cancelled', cancelled_by: 'traveller' }], next: null }),
  )
  await clickButton(/^Try again/)
  await settle()
  expect(text()).not.toContain('Failed to load your data.')
  expect(document.querySelector('[data-booking]')?.textContent).toContain('Cancelled')
  expect(document.activeElement).not.toBe(document.body)
})

it('BookingsPanel shows a payment made on another device, and why the traveller cannot pay again', async () => {
  vi.spyOn(location, 'assign')
  await open()
  const paid = { ...booking, payment_status: 'paid', invoice_status: 'paid' }
  answerWith((method, path) => {
    if (method === 'POST')
      return Response.json({ error: { code: 'invoice_not_pending', message: 'In words.' } }, { status: 409 })
    return path.startsWith('/api/invoices') ? Response.json(invoice) : Response.json({ bookings: [paid], next: null })
  })
  await clickButton(/^Pay Now/)
  await settle()
  await settle()
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('In words.')
  expect(text()).toContain('Payment: Paid')
  expect(button(/^Pay Now/)).toBeUndefined()
  expect(location.assign).not.toHaveBeenCalled()
})

it("BookingsPanel does not change a booking if the traveller selects 'Keep booking'", async () => {
  await open()
  await clickButton(/^Cancel booking/)
  await clickButton(/^Keep booking/, inDialog())
  expect(document.querySelector('dialog')).toBeNull()
  expect(sent.filter((one) => one.startsWith('POST'))).toEqual([])
  expect(text()).toContain('Confirmed')
})
