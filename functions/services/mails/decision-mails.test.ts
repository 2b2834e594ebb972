import { expect, test } from 'vitest'
import type { InvoiceDecision, PaymentEvent, StoredInvoice } from '../../ports/bookings.ts'
import { createExpiry } from '../payments/settlement.ts'
import { addMails } from './decision-mails.ts'

const invoice: StoredInvoice = {
  id: 'ours',
  travellerId: 1,
  status: 'pending',
  totalAfterTax: 1_100_000,
  taxAmount: 100_000,
  currency: 'IDR',
  expiresAt: new Date('2026-11-22T06:00:00Z'),
  paymentReferenceId: 'theirs',
  paymentUrl: null,
  needsAttention: false,
  requestId: null,
}
const noChange: InvoiceDecision = { invoice: null, bookings: null, events: [] }
const unmatchedPayment: PaymentEvent = {
  kind: 'paid_twice',
  detail: {},
  providerEventId: 'other:paid_twice:',
  needsAttention: true,
}
const readDedupeKeys = (decision: InvoiceDecision, changes: Partial<StoredInvoice> = {}) =>
  addMails({ ...invoice, ...changes }, decision).mails?.map(({ dedupeKey }) => dedupeKey)

test('addMails queues the payment email under a key of the invoice, so that each invoice causes one email', () => {
  const paid: InvoiceDecision = { ...noChange, invoice: { status: 'paid' } }
  expect(readDedupeKeys(paid)).toEqual(['payment_received:ours'])
})

test('addMails queues an email for an expired invoice', () => {
  expect(readDedupeKeys(createExpiry('overdue'))).toEqual(['invoice_expired:ours'])
})

test('addMails queues no email about the expiry of an invoice while a payment is in review', () => {
  expect(readDedupeKeys(createExpiry('overdue'), { needsAttention: true })).toEqual([])
  const expired = createExpiry('overdue')
  expect(readDedupeKeys({ ...expired, events: [...expired.events, unmatchedPayment] })).toEqual([
    'payment_in_review:other:paid_twice:',
  ])
})

test('addMails does not queue an email if nothing changes for the traveller', () => {
  expect(readDedupeKeys(noChange)).toEqual([])
  expect(readDedupeKeys({ ...noChange, events: [{ ...unmatchedPayment, kind: 'unknown_status' }] })).toEqual([])
})
