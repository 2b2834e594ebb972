import type { InvoiceView } from '@nusa/shared/booking'
import { addDays, todayInBali } from '@nusa/shared/dates'
import { makeHistoryBooking } from '@nusa/shared/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onPanelRequest, type PanelRequest } from '../../../lib/panels.ts'
import { saveRecord } from '../../../lib/session-record.ts'
import { button, inDialog, text } from '../../../testing/page.ts'
import { clickButton, enterText, settle } from '../../../testing/react.ts'
import { makeSession } from '../../../testing/session.ts'
import { $session, followSession } from '../../account/session/store.ts'
import { ConfirmationPage } from './ConfirmationPage.tsx'

const day = addDays(todayInBali(new Date()), 40)
const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
const booking = makeHistoryBooking({ id: 7, booking_date: day, end_date: day, invoice_expires_at: tomorrow })
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
  expires_at: tomorrow,
  created_at: new Date().toISOString(),
  has_terms: false,
  customer: { email: 'ayu@nusa.example', given_names: 'Ayu', surname: 'Dewi', mobile_number: '', address: '' },
  bookings: [booking],
}
const failureResponse = (code: string, status: number, headers = {}) =>
  Response.json({ error: { code, message: 'In words.' } }, { status, headers })
const over = () => failureResponse('not_authenticated', 401)
/** The server sends a Retry-After longer than the client waits, so there are no automatic retries. */
const unavailable = () => failureResponse('unavailable', 503, { 'retry-after': '600' })
const contact = { email: 'hello@nusa.example', phone: '', whatsapp: '', address: '' }

let root: Root
let panelRequest: PanelRequest | undefined
let sent: string[] = []
let answer: (method: string) => Response
const leave = vi.fn<(address: string | URL) => void>()
onPanelRequest('auth', (request) => {
  panelRequest = request
})

const click = async (name: RegExp, within?: ParentNode) => {
  await clickButton(name, within)
  await settle()
}

async function open(id: string): Promise<void> {
  history.replaceState(null, '', `/booking/confirmation${id && `/${id}`}`)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<ConfirmationPage contact={contact} />))
  await settle()
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(location, 'replace').mockImplementation(leave)
  leave.mockClear()
  sessionStorage.clear()
  panelRequest = undefined
  sent = []
  answer = () => Response.json(invoice)
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push(`${method} ${path}${body ? ` ${body}` : ''}`)
    return answer(method)
  })
  saveRecord(makeSession())
  followSession()
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  saveRecord(null)
  vi.unstubAllGlobals()
})

it('ConfirmationPage redirects to the home page if this tab has no booking', async () => {
  await open('')
  expect(leave).toHaveBeenCalledExactlyOnceWith('/')
  expect(sent).toEqual([])
})

it.each([
  ['4f0c7c1e-7b1c-4a55-8a6c-0b8a3c1f2d99', 1],
  ['%3Cb%3E', 0],
])("ConfirmationPage shows that no booking was found for the id '%s'", async (id, reads) => {
  answer = () => failureResponse('invoice_not_found', 404)
  await open(id)
  expect(document.querySelector('h1')?.textContent).toBe('Booking Not Found')
  expect(text()).toContain('This booking doesn’t exist')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/tours')
  expect(sent).toHaveLength(reads)
})

it.each([
  ['misfit_given_back', 'didn’t match this booking, so we refunded it'],
  ['unmatched_payment_kept', 'As agreed with you, it pays for something else'],
])('ConfirmationPage explains what happened to an unmatched payment if %s is true', async (outcome, expected) => {
  answer = () => Response.json({ ...invoice, [outcome]: true })
  await open(invoice.id)
  expect(text()).toContain(expected)
})

it('ConfirmationPage warns that the pickup does not fit the flight', async () => {
  const pickup_problem = { reason: 'too_late', pickup: '23:30', flight: '22:00', flight_day: null } as const
  const ride = { ...booking, kind: 'transfer', payment_status: 'paid', pickup_problem } as const
  const warning = 'Your flight leaves at 22:00, but your pickup is at 23:30. Our team sees this'
  answer = () => Response.json({ ...invoice, bookings: [ride] })
  await open(invoice.id)
  expect(text()).toContain(warning)
})

it('ConfirmationPage requires a signed-out visitor to sign in before it loads the invoice', async () => {
  saveRecord(null)
  await open(invoice.id)
  expect(document.querySelector('h1')?.textContent).toBe('Sign in to see your booking')
  expect(panelRequest).toBeDefined()
  expect(sent.filter((one) => one.includes('/invoices/'))).toEqual([])
})

describe('a payment made on another device', () => {
  const paid = {
    ...invoice,
    status: 'paid',
    paid_at: new Date().toISOString(),
    bookings: [{ ...booking, payment_status: 'paid', invoice_status: 'paid' }],
  }

  it('is shown when the traveller returns to the page', async () => {
    await open(invoice.id)
    expect(button(/^Pay Now/)).toBeDefined()
    answer = () => Response.json(paid)
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    await settle()
    expect(text()).toContain('Payment: Paid')
    expect(button(/^Pay Now/)).toBeUndefined()
  })

  it('is shown, with the reason for the refusal, when the traveller tries to pay again', async () => {
    await open(invoice.id)
    answer = (method) => (method === 'POST' ? failureResponse('invoice_not_pending', 409) : Response.json(paid))
    await click(/^Pay Now/)
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('In words.')
    expect(text()).toContain('Payment: Paid')
    expect(button(/^Pay Now/)).toBeUndefined()
  })
})

describe('a cancelled order', () => {
  const openCancelled = async (
    changes: Partial<InvoiceView>,
    bookingChanges: Partial<InvoiceView['bookings'][number]>,
  ) => {
    answer = () =>
      Response.json({
        ...invoice,
        ...changes,
        bookings: [{ ...booking, status: 'cancelled', cancelled_by: 'traveller', ...bookingChanges }],
      })
    await open(invoice.id)
  }
  const countOf = (shown: string) =>
    [...document.querySelectorAll('*')].filter(
      (element) => element.childElementCount === 0 && element.textContent === shown,
    ).length

  it('shows that nothing has to be paid if the order was not paid', async () => {
    await openCancelled({ status: 'cancelled' }, {})
    expect(document.querySelector('h1')?.textContent).toBe('Booking Cancelled')
    expect(text()).toContain('There’s nothing to pay')
    expect(button(/^Pay Now/)).toBeUndefined()
  })

  it("shows 'Refund in progress' instead of 'Paid' in the order, the booking and the summary", async () => {
    const refund = { amount: 111_000, state: 'on_its_way' } as const
    await openCancelled({ status: 'paid', paid_at: tomorrow }, { payment_status: 'paid', refund })
    expect(document.querySelector('h1')?.textContent).toBe('Booking Cancelled')
    expect(countOf('Refund in progress')).toBe(3)
    expect(countOf('Paid')).toBe(0)
  })

  it('is shown as refunded when the refund is done', async () => {
    const refund = { amount: 111_000, state: 'done' } as const
    await openCancelled({ status: 'refunded' }, { payment_status: 'refunded', refund })
    expect(document.querySelector('h1')?.textContent).toBe('Booking Refunded')
    expect(text()).toContain('Payment: Refunded')
  })
})

describe('a cancellation on the confirmation page', () => {
  it('shows the booking as cancelled immediately, and an error if the invoice could not be reloaded', async () => {
    await open(invoice.id)
    await click(/^Cancel booking/)
    answer = (method) => (method === 'POST' ? Response.json({ status: 'cancelled', refund: 0 }) : unavailable())
    await click(/^Cancel booking$/, inDialog())
    expect(document.querySelector('[data-booking]')?.textContent).toContain('Cancelled')
    expect(button(/^(Cancel booking|Pay Now)/)).toBeUndefined()
    expect(text()).toContain('Failed to load invoice details')

    const bookings = [{ ...booking, status: 'cancelled', cancelled_by: 'traveller' }]
    answer = () => Response.json({ ...invoice, status: 'cancelled', bookings })
    await click(/^Try again/)
    expect(text()).not.toContain('Failed to load invoice details')
    expect(document.querySelector('[data-booking]')?.textContent).toContain('Cancelled')
    expect(document.activeElement).not.toBe(document.body)
  })

  it('continues with the entered reason when the traveller signs in again after the session has ended', async () => {
    await open(invoice.id)
    await click(/^Cancel booking/)
    const reason = inDialog().querySelector('textarea') ?? expect.unreachable()
    await enterText(reason, 'We stay at home.')
    answer = over
    await click(/^Cancel booking$/, inDialog())
    expect($session.get()).toMatchObject({ status: 'signed-out', hasEnded: true })
    expect(inDialog().querySelector('textarea')?.value).toBe('We stay at home.')
    sent = []
    answer = (method) =>
      Response.json(method === 'POST' ? { status: 'cancelled', refund: 0 } : { ...invoice, status: 'cancelled' })
    await act(async () => {
      saveRecord(makeSession())
      panelRequest?.onSignedIn?.()
    })
    await settle()
    expect(sent).toContain(
      'POST /api/bookings/7/cancel {"reason":"We stay at home.","confirmed":{"paid":0,"refund":0}}',
    )
    expect(text()).toContain('Booking cancelled')
    expect(document.querySelector('dialog')).toBeNull()
  })
})
