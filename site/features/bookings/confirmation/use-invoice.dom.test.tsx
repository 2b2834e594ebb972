import { type InvoiceView, withCancelledBooking } from '@nusa/shared/booking'
import { makeHistoryBooking } from '@nusa/shared/testing'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useInvoice } from './use-invoice.ts'
import { pollDelaysSeconds } from './use-poll.ts'

const booking = makeHistoryBooking({ id: 1, payment_status: 'paid', gives_back: 111_000 })
const paid: InvoiceView = {
  id: booking.invoice_id,
  order_number: 'NUSA-7K3F9Q',
  status: 'paid',
  total_before_discount: 100_000,
  discount_amount: 0,
  total_after_discount: 100_000,
  tax_amount: 11_000,
  total_after_tax: 111_000,
  currency: 'IDR',
  payment_method: 'QRIS',
  payment_provider: 'xendit',
  payment_in_review: false,
  misfit_given_back: false,
  unmatched_payment_kept: false,
  paid_at: '2026-11-30T06:00:00.000Z',
  expires_at: '2026-12-01T06:00:00.000Z',
  created_at: '2026-11-30T06:00:00.000Z',
  has_terms: false,
  customer: { email: 'ayu@nusa.example', given_names: 'Ayu', surname: 'Dewi', mobile_number: '', address: '' },
  bookings: [booking],
}
const cancelled = { id: 1, refund: 111_000 }
const refunding = withCancelledBooking(paid, cancelled)
let stored = paid
let reads = 0

function Order() {
  const { state, onChanged } = useInvoice(paid.id, 1, false)
  const text = state.status === 'ready' ? `${state.invoice.status} ${state.invoice.bookings[0]?.refund?.state}` : ''
  return (
    <button type="button" onClick={() => onChanged(cancelled)}>
      {text}
    </button>
  )
}

/** Opens the order and cancels its booking. */
async function openAndCancel() {
  await act(async () => createRoot(document.body.appendChild(document.createElement('div'))).render(<Order />))
  await pass(0)
  expect(shown()).toBe('paid undefined')
  stored = refunding
  await act(async () => document.querySelector('button')?.click())
  await pass(0)
}

const shown = () => document.querySelector('button')?.textContent
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const passAllPauses = async () => {
  for (const seconds of [...pollDelaysSeconds, 60]) await pass(seconds)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => {
    reads += 1
    return Response.json(stored)
  })
  stored = paid
  reads = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('useInvoice polls a cancelled order until the refund is done', async () => {
  await openAndCancel()
  expect(shown()).toBe('paid on_its_way')
  stored = { ...refunding, status: 'refunded', bookings: [{ ...booking, refund: { amount: 111_000, state: 'done' } }] }
  await pass(pollDelaysSeconds[0])
  expect(shown()).toBe('refunded done')
  const before = reads
  await passAllPauses()
  expect(reads).toBe(before)
})

it('useInvoice stops polling a cancelled order if the refund takes too long', async () => {
  await openAndCancel()
  const before = reads
  await passAllPauses()
  expect(reads).toBe(before + pollDelaysSeconds.length)
})
