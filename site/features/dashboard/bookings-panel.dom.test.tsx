import { addDays, todayInBali } from '@nusa/shared/dates'
import { makeHistoryBooking } from '@nusa/shared/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onPanelRequest, type PanelRequest } from '../../lib/panels.ts'
import { saveRecord } from '../../lib/session-record.ts'
import { $session, followSession } from '../session/store.ts'
import { BookingsPanel } from './BookingsPanel.tsx'

const inDays = (days: number) => addDays(todayInBali(new Date()), days)
const booking = makeHistoryBooking({
  id: 7,
  booking_date: inDays(40),
  end_date: inDays(40),
  invoice_expires_at: new Date(Date.now() + 86_400_000).toISOString(),
})
const session = () => ({
  user: { id: 1, email: 'ayu@nusa.example', user_metadata: { first_name: 'Ayu', full_name: '', username: '' } },
  expires_in: 7_200,
  expires_at: Math.floor(Date.now() / 1_000) + 7_200,
})
const over = () => Response.json({ error: { code: 'not_authenticated', message: 'Please sign in.' } }, { status: 401 })
/** The server sends a Retry-After longer than the client waits, so there are no automatic retries. */
const unavailable = () =>
  Response.json(
    { error: { code: 'unavailable', message: 'In words.' } },
    { status: 503, headers: { 'retry-after': '600' } },
  )
const history = () => Response.json({ bookings: [booking], next: null })

let root: Root
let asked: PanelRequest | undefined
let sent: string[] = []
let answer: (method: string, path: string) => Response
onPanelRequest('auth', (request) => {
  asked = request
})

const text = () => document.body.textContent
const button = (name: RegExp, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].find(({ textContent }) => name.test(textContent))
const press = (name: RegExp, within?: ParentNode) =>
  act(async () => (button(name, within) ?? expect.unreachable()).click())
const settle = () => act(async () => new Promise(setImmediate))
const inDialog = () => document.querySelector('dialog') ?? expect.unreachable()

/**
 * Returns a list that records, when the session ends, whether the page has something marked as unfinished, which
 * prevents leaving it.
 */
function keptWhenOver(): boolean[] {
  const marks: boolean[] = []
  const stop = $session.listen(({ status }) => {
    if (status !== 'signed-out') return
    marks.push(document.querySelector('[data-unfinished]') !== null)
    stop()
  })
  return marks
}

async function signInAgain(): Promise<void> {
  await act(async () => {
    saveRecord(session())
    asked?.onDone?.()
  })
  await settle()
}

async function open(): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<BookingsPanel />))
  await settle()
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  asked = undefined
  sent = []
  answer = () => history()
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push(`${method} ${path.replace(/\?.*/, '')}${body ? ` ${body}` : ''}`)
    return answer(method, path)
  })
  saveRecord(session())
  followSession()
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  saveRecord(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('shows the status of a booking and links to its tour and to its confirmation page', async () => {
  await open()
  expect(text()).toContain('Confirmed')
  expect(text()).toContain('Payment: Pending')
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toContain('/tour/ubud-rice-terraces')
  expect(links).toContain(`/booking/confirmation/${booking.invoice_id}`)
})

it('shows the past cancellation deadline of a booking that starts within a day, without a cancel button', async () => {
  const soon = { ...booking, booking_date: inDays(1), end_date: inDays(1) }
  answer = () => Response.json({ bookings: [soon], next: null })
  await open()
  expect(text()).toMatch(/Online cancellation was possible until .* \(Bali time, UTC\+8\)/)
  expect(button(/^Cancel booking/)).toBeUndefined()
})

it('shows an error if the bookings could not be loaded, and loads them on retry', async () => {
  answer = unavailable
  await open()
  expect(text()).toContain('Failed to load your data.')
  answer = history
  await press(/^Try again/)
  await settle()
  expect(text()).toContain('Ubud rice terraces')
  expect(text()).not.toContain('Failed to load your data.')
})

it('shows an error if more bookings could not be loaded, keeps the list, and continues on retry', async () => {
  const next = { ...booking, id: 8, booking_number: 'NUSA-8' }
  answer = (_method, path) =>
    path.includes('after=')
      ? Response.json({ error: { code: 'invalid_request', message: 'In words.' } }, { status: 422 })
      : Response.json({ bookings: [booking], next: 'next-page' })
  await open()
  await press(/^Show more bookings/)
  await settle()
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Failed to load your data.')
  expect(document.querySelectorAll('[data-booking]')).toHaveLength(1)
  answer = () => Response.json({ bookings: [next], next: null })
  await press(/^Try again/)
  await settle()
  expect(document.querySelectorAll('[data-booking]')).toHaveLength(2)
  expect(button(/^Show more bookings/)).toBeUndefined()
})

describe('when the session has ended', () => {
  it('loads the bookings after the traveller has signed in again', async () => {
    answer = over
    await open()
    expect($session.get()).toMatchObject({ status: 'signed-out', hasEnded: true })
    expect(text()).not.toContain('Loading')
    answer = history
    await signInAgain()
    expect(text()).toContain('Ubud rice terraces')
  })

  it('continues a payment after the traveller has signed in again', async () => {
    await open()
    answer = over
    const kept = keptWhenOver()
    await press(/^Pay Now/)
    await settle()
    expect(kept).toEqual([true])
    expect(text()).toContain('Please sign in to proceed with payment')
    sent = []
    answer = history
    await signInAgain()
    expect(sent).toContain(`GET /api/invoices/${booking.invoice_id}`)
  })

  it('cancels with the entered reason after the traveller has signed in again', async () => {
    await open()
    await press(/^Cancel booking/)
    const reason = inDialog().querySelector('textarea') ?? expect.unreachable()
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(reason, 'We stay at home.')
      reason.dispatchEvent(new Event('input', { bubbles: true }))
    })
    answer = over
    const kept = keptWhenOver()
    await press(/^Cancel booking$/, inDialog())
    await settle()
    expect(kept).toEqual([true])
    expect($session.get()).toMatchObject({ status: 'signed-out', hasEnded: true })
    expect(inDialog().querySelector('textarea')?.value).toBe('We stay at home.')
    expect(inDialog().textContent).toContain('Please sign in again, then cancel the booking.')
    sent = []
    answer = (method) => (method === 'POST' ? Response.json({ status: 'cancelled', refund: 0 }) : history())
    await signInAgain()
    expect(sent).toContain('POST /api/bookings/7/cancel {"reason":"We stay at home."}')
    expect(text()).toContain('Booking cancelled')
    expect(document.querySelector('dialog')).toBeNull()
  })
})

it('shows a cancelled booking at once, and an error if the list could not be reloaded', async () => {
  await open()
  await press(/^Cancel booking/)
  answer = (method) => (method === 'POST' ? Response.json({ status: 'cancelled', refund: 0 }) : unavailable())
  await press(/^Cancel booking$/, inDialog())
  await settle()
  expect(document.querySelector('[data-booking]')?.textContent).toContain('Cancelled')
  expect(button(/^(Cancel booking|Pay Now)/)).toBeUndefined()
  expect(text()).toContain('Failed to load your data.')

  answer = () =>
    Response.json({ bookings: [{ ...booking, status: 'cancelled', cancelled_by: 'traveller' }], next: null })
  await press(/^Try again/)
  await settle()
  expect(text()).not.toContain('Failed to load your data.')
  expect(document.querySelector('[data-booking]')?.textContent).toContain('Cancelled')
  expect(document.activeElement).not.toBe(document.body)
})

it('does not change a booking if the traveller keeps it', async () => {
  await open()
  await press(/^Cancel booking/)
  await press(/^Keep booking/, inDialog())
  expect(document.querySelector('dialog')).toBeNull()
  expect(sent.filter((one) => one.startsWith('POST'))).toEqual([])
  expect(text()).toContain('Confirmed')
})
