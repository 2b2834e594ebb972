import { expect, test } from 'vitest'
import type { InvoiceDecision, StoredInvoice } from '../../ports/bookings.ts'
import { expiry } from '../settlement.ts'
import { withMails } from './mails-of-decision.ts'

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
}
const nothing: InvoiceDecision = { invoice: null, bookings: null, events: [] }
const misfit = { kind: 'paid_twice', detail: {}, providerEventId: 'other:paid_twice:', needsAttention: true }
const keysOf = (decision: InvoiceDecision, changes: Partial<StoredInvoice> = {}) =>
  withMails({ ...invoice, ...changes }, decision).mails?.map(({ dedupeKey }) => dedupeKey)

test('queues one mail for a payment, whichever event settles the invoice', () => {
  const paid: InvoiceDecision = { ...nothing, invoice: { status: 'paid' } }
  expect(keysOf(paid)).toEqual(['payment_received:ours'])
})

test('queues a mail for an expired invoice', () => {
  expect(keysOf(expiry('overdue'))).toEqual(['invoice_expired:ours'])
})

test('does not send the expiry mail while a payment is in review', () => {
  expect(keysOf(expiry('overdue'), { needsAttention: true })).toEqual([])
  const expired = expiry('overdue')
  expect(keysOf({ ...expired, events: [...expired.events, misfit] })).toEqual(['payment_in_review:other:paid_twice:'])
})

test('queues no mail if nothing changes for the traveller', () => {
  expect(keysOf(nothing)).toEqual([])
  expect(keysOf({ ...nothing, events: [{ ...misfit, kind: 'unknown_status' }] })).toEqual([])
})
