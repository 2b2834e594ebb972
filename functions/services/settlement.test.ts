import { describe, expect, test } from 'vitest'
import type { StoredInvoice } from '../ports/bookings.ts'
import type { ProviderInvoice } from '../ports/payments.ts'
import { decideSettlement } from './settlement.ts'

const now = new Date('2026-11-21T06:00:00Z')

function ours(changes: Partial<StoredInvoice> = {}): StoredInvoice {
  return {
    id: 'ours',
    travellerId: 1,
    status: 'pending',
    totalAfterTax: 1_100_000,
    taxAmount: 100_000,
    currency: 'IDR',
    expiresAt: new Date('2026-11-22T06:00:00Z'),
    paymentReferenceId: 'theirs',
    paymentUrl: 'https://pay.example/theirs',
    needsAttention: false,
    ...changes,
  }
}

function theirs(changes: Partial<ProviderInvoice> = {}): ProviderInvoice {
  return {
    id: 'theirs',
    externalId: 'ours',
    status: 'paid',
    rawStatus: 'PAID',
    amount: 1_100_000,
    paidAmount: 1_100_000,
    currency: 'IDR',
    url: 'https://pay.example/theirs',
    paymentMethod: 'QRIS',
    paidAt: new Date('2026-11-21T05:59:00Z'),
    ...changes,
  }
}

describe('a payment in time of the whole amount', () => {
  test('marks the invoice and its bookings as paid', () => {
    expect(decideSettlement(ours(), theirs(), now)).toMatchObject({
      invoice: { status: 'paid', paidAt: new Date('2026-11-21T05:59:00Z'), paymentMethod: 'QRIS' },
      bookings: { paymentStatus: 'paid' },
      events: [{ kind: 'paid', needsAttention: false }],
    })
  })

  test('counts in the status settled too', () => {
    const decision = decideSettlement(ours(), theirs({ rawStatus: 'SETTLED' }), now)
    expect(decision.invoice?.status).toBe('paid')
  })

  test('uses the current time if the provider does not report the time of payment', () => {
    expect(decideSettlement(ours(), theirs({ paidAt: null }), now).invoice?.paidAt).toEqual(now)
  })

  test.each(['paid', 'refunded'] as const)(
    'changes nothing when reported again for an invoice that is %s',
    (status) => {
      expect(decideSettlement(ours({ status }), theirs({ rawStatus: 'SETTLED' }), now)).toEqual({
        invoice: null,
        bookings: null,
        events: [],
      })
    },
  )
})

describe('an unmatched payment becomes an event for staff and changes nothing else', () => {
  test.each([
    ['of another amount', ours(), theirs({ amount: 900_000, paidAmount: 900_000 }), 'wrong_amount'],
    ['with less than the amount due', ours(), theirs({ paidAmount: 900_000 }), 'wrong_amount'],
    ['in another currency', ours(), theirs({ currency: 'USD' }), 'wrong_amount'],
    ['after the invoice expired', ours({ status: 'expired' }), theirs(), 'paid_after_expiry'],
    ['after all of it was cancelled', ours({ status: 'cancelled' }), theirs(), 'paid_after_cancellation'],
    ['for the second time', ours({ status: 'paid' }), theirs({ id: 'another' }), 'paid_twice'],
    ['with an unknown status', ours(), theirs({ status: 'unknown', rawStatus: 'HELD' }), 'unknown_status'],
  ])('%s', (_what, invoice, provider, kind) => {
    const decision = decideSettlement(invoice, provider, now)
    expect(decision).toMatchObject({ invoice: null, bookings: null, events: [{ kind, needsAttention: true }] })
  })

  test('withdraws the payment URL if it was paid there with a wrong amount, and no other URL', () => {
    const other = theirs({ paidAmount: 900_000 })
    expect(decideSettlement(ours(), other, now).forgetsPayment).toBe(true)
    expect(decideSettlement(ours({ paymentReferenceId: 'newer' }), other, now).forgetsPayment).toBeUndefined()
  })

  test('expires an overdue invoice that no sweep has expired yet', () => {
    const decision = decideSettlement(ours(), theirs({ paidAt: new Date('2026-11-22T06:00:01Z') }), now)
    expect(decision.invoice).toEqual({ status: 'expired' })
    expect(decision.bookings).toEqual({ status: 'cancelled', paymentStatus: 'failed' })
    expect(decision.events.at(-1)).toMatchObject({ kind: 'paid_after_expiry', needsAttention: true })
  })
})

describe('an expired invoice at the provider', () => {
  test('expires our invoice and cancels its bookings', () => {
    expect(decideSettlement(ours(), theirs({ status: 'expired' }), now)).toMatchObject({
      invoice: { status: 'expired' },
      bookings: { status: 'cancelled', paymentStatus: 'failed' },
    })
  })

  test.each([
    ['is paid', ours({ status: 'paid' })],
    ['has expired', ours({ status: 'expired' })],
    ['is paid by another provider invoice', ours({ paymentReferenceId: 'newer' })],
    ['is due with a lower amount, so that we expired the earlier provider invoice', ours({ paymentUrl: null })],
    ['is cancelled', ours({ status: 'cancelled' })],
  ])('changes nothing if our invoice %s', (_what, invoice) => {
    expect(decideSettlement(invoice, theirs({ status: 'expired' }), now).invoice).toBeNull()
  })
})

test('a pending invoice at the provider changes nothing', () => {
  expect(decideSettlement(ours(), theirs({ status: 'pending' }), now).events).toEqual([])
})
