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
  test('makes the invoice and its bookings paid', () => {
    expect(decideSettlement(ours(), theirs(), now)).toMatchObject({
      invoice: { status: 'paid', paidAt: new Date('2026-11-21T05:59:00Z'), paymentMethod: 'QRIS' },
      bookings: { paymentStatus: 'paid' },
      events: [{ kind: 'paid', needsAttention: false }],
    })
  })

  test('counts when it is settled too', () => {
    const decision = decideSettlement(ours(), theirs({ rawStatus: 'SETTLED' }), now)
    expect(decision.invoice?.status).toBe('paid')
  })

  test('is paid now where the provider does not say when', () => {
    expect(decideSettlement(ours(), theirs({ paidAt: null }), now).invoice?.paidAt).toEqual(now)
  })

  test.each(['paid', 'refunded'] as const)('that is reported again when it is %s changes nothing', (status) => {
    expect(decideSettlement(ours({ status }), theirs({ rawStatus: 'SETTLED' }), now)).toEqual({
      invoice: null,
      bookings: null,
      events: [],
    })
  })
})

describe('a payment that does not fit goes to staff and changes nothing else', () => {
  test.each([
    ['of another amount', ours(), theirs({ amount: 900_000, paidAmount: 900_000 }), 'wrong_amount'],
    ['of less than asked', ours(), theirs({ paidAmount: 900_000 }), 'wrong_amount'],
    ['in another currency', ours(), theirs({ currency: 'USD' }), 'wrong_amount'],
    ['after the invoice expired', ours({ status: 'expired' }), theirs(), 'paid_after_expiry'],
    ['after all of it was cancelled', ours({ status: 'cancelled' }), theirs(), 'paid_after_cancellation'],
    ['for the second time', ours({ status: 'paid' }), theirs({ id: 'another' }), 'paid_twice'],
    ['with an unknown status', ours(), theirs({ status: 'unknown', rawStatus: 'HELD' }), 'unknown_status'],
  ])('%s', (_what, invoice, provider, kind) => {
    const decision = decideSettlement(invoice, provider, now)
    expect(decision).toMatchObject({ invoice: null, bookings: null, events: [{ kind, needsAttention: true }] })
  })

  test('of another amount takes back the address where it was paid, and no other', () => {
    const other = theirs({ paidAmount: 900_000 })
    expect(decideSettlement(ours(), other, now).forgetsPayment).toBe(true)
    expect(decideSettlement(ours({ paymentReferenceId: 'newer' }), other, now).forgetsPayment).toBeUndefined()
  })

  test('too late for an invoice that no sweep has ended yet: it ends now', () => {
    const decision = decideSettlement(ours(), theirs({ paidAt: new Date('2026-11-22T06:00:01Z') }), now)
    expect(decision.invoice).toEqual({ status: 'expired' })
    expect(decision.bookings).toEqual({ status: 'cancelled', paymentStatus: 'failed' })
    expect(decision.events.at(-1)).toMatchObject({ kind: 'paid_after_expiry', needsAttention: true })
  })
})

describe('an invoice that expired at the provider', () => {
  test('ends ours and cancels its bookings', () => {
    expect(decideSettlement(ours(), theirs({ status: 'expired' }), now)).toMatchObject({
      invoice: { status: 'expired' },
      bookings: { status: 'cancelled', paymentStatus: 'failed' },
    })
  })

  test.each([
    ['is paid', ours({ status: 'paid' })],
    ['has expired', ours({ status: 'expired' })],
    ['is paid by another one', ours({ paymentReferenceId: 'newer' })],
    ['asks for less by now, so that we closed theirs', ours({ paymentUrl: null })],
    ['is cancelled', ours({ status: 'cancelled' })],
  ])('changes nothing where ours %s', (_what, invoice) => {
    expect(decideSettlement(invoice, theirs({ status: 'expired' }), now).invoice).toBeNull()
  })
})

test('a pending invoice at the provider changes nothing', () => {
  expect(decideSettlement(ours(), theirs({ status: 'pending' }), now).events).toEqual([])
})
