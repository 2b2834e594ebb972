import { expect, test } from 'vitest'
import { makeHistoryBooking } from '../testing/index.ts'
import { invoiceViewSchema } from './views.ts'

test('invoiceViewSchema sets unmatched_payment_kept to false if a response of an earlier release lacks the field', () => {
  const invoice = {
    id: makeHistoryBooking().invoice_id,
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
    paid_at: null,
    expires_at: '2026-12-01T06:00:00.000Z',
    created_at: '2026-11-30T06:00:00.000Z',
    has_terms: false,
    customer: { email: 'ayu@nusa.example', given_names: 'Ayu', surname: 'Dewi', mobile_number: '', address: '' },
    bookings: [],
  }
  expect(invoiceViewSchema.parse(invoice)).toMatchObject({ status: 'pending', unmatched_payment_kept: false })
})
