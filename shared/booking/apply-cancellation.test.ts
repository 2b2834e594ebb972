import { describe, expect, it } from 'vitest'
import { makeHistoryBooking } from '../testing/index.ts'
import { withCancelledBooking, withCancelledHistoryRow } from './apply-cancellation.ts'
import type { InvoiceView } from './views.ts'

const createRow = (id: number, changes: Parameters<typeof makeHistoryBooking>[0] = {}) => {
  const one = makeHistoryBooking({ id, invoice_bookings: 2, invoice_total: 333_000, ...changes })
  return { ...one, total_price: id * 100_000, unit_price: { ...one.unit_price, grandTotal: id * 100_000 } }
}
const paid = { payment_status: 'paid', invoice_status: 'paid' } as const

describe('withCancelledHistoryRow', () => {
  it('returns the booking as cancelled, and the other booking with the reduced invoice total', () => {
    expect(withCancelledHistoryRow([createRow(1), createRow(2)], { id: 1, refund: 0 })).toMatchObject([
      { status: 'cancelled', payment_status: 'failed', cancelled_by: 'traveller', refund: null },
      { status: 'confirmed', payment_status: 'pending', invoice_bookings: 1, invoice_total: 222_000 },
    ])
  })

  it('returns the invoice as cancelled if its last booking is cancelled', () => {
    const rows = withCancelledHistoryRow([createRow(1, { invoice_bookings: 1 })], { id: 1, refund: 0 })
    expect(rows).toMatchObject([{ status: 'cancelled', invoice_status: 'cancelled', invoice_bookings: 0 }])
  })

  it('does not change the invoice total if the invoice has bookings that are not loaded', () => {
    const rows = withCancelledHistoryRow(
      [createRow(1, { invoice_bookings: 3 }), createRow(2, { invoice_bookings: 3 })],
      {
        id: 1,
        refund: 0,
      },
    )
    expect(rows[1]).toMatchObject({ invoice_bookings: 3, invoice_total: 333_000 })
  })

  it.each([
    ['was shown as paid', paid],
    ['was paid after the history was loaded', {}],
  ] as const)('returns the refund of a booking that %s', (_what, changes) => {
    expect(
      withCancelledHistoryRow([createRow(1, changes), createRow(2, paid)], { id: 1, refund: 111_000 }),
    ).toMatchObject([
      { status: 'cancelled', ...paid, gives_back: 0, refund: { amount: 111_000, state: 'on_its_way' } },
      { status: 'confirmed', ...paid, refund: null, invoice_bookings: 1 },
    ])
  })

  it('returns the same rows if the booking is missing or already cancelled', () => {
    const rows = [createRow(1, { status: 'cancelled' })]
    expect(withCancelledHistoryRow(rows, { id: 1, refund: 0 })).toBe(rows)
    expect(withCancelledHistoryRow(rows, { id: 9, refund: 0 })).toBe(rows)
  })
})

describe('withCancelledBooking', () => {
  const invoice: InvoiceView = {
    id: createRow(1).invoice_id,
    order_number: 'NUSA-7K3F9Q',
    status: 'pending',
    total_before_discount: 240_000,
    discount_amount: 40_000,
    total_after_discount: 300_000,
    tax_amount: 33_000,
    total_after_tax: 333_000,
    currency: 'IDR',
    payment_method: null,
    payment_provider: 'xendit',
    payment_in_review: false,
    misfit_given_back: false,
    unmatched_payment_kept: false,
    paid_at: null,
    expires_at: '2026-12-01T06:00:00.000Z',
    created_at: '2026-11-30T06:00:00.000Z',
    has_terms: false,
    customer: { email: 'ayu@nusa.example', given_names: 'Ayu', surname: 'Dewi', mobile_number: '', address: '' },
    bookings: [createRow(1), createRow(2)],
  }

  it('reduces the invoice total, and cancels the invoice when the last booking is cancelled', () => {
    const rest = withCancelledBooking(invoice, { id: 1, refund: 0 })
    expect(rest).toMatchObject({ status: 'pending', total_after_tax: 222_000, bookings: [{ status: 'cancelled' }, {}] })
    expect(withCancelledBooking(rest, { id: 2, refund: 0 }).status).toBe('cancelled')
  })

  it('returns the invoice as paid, with the refund, if the cancellation causes a refund', () => {
    const changed = withCancelledBooking(invoice, { id: 2, refund: 222_000 })
    expect(changed).toMatchObject({ status: 'paid', total_after_tax: 333_000 })
    expect(changed.bookings[1]).toMatchObject({ payment_status: 'paid', refund: { amount: 222_000 } })
  })
})
