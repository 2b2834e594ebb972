import { describe, expect, test } from 'vitest'
import type { StoredInvoice } from '../../ports/bookings.ts'
import type { ProviderInvoice } from '../../ports/payments.ts'
import { decideSettlement } from './settlement.ts'

const now = new Date('2026-11-21T06:00:00Z')

function ourInvoice(changes: Partial<StoredInvoice> = {}): StoredInvoice {
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
    requestId: null,
    ...changes,
  }
}

function providerInvoice(changes: Partial<ProviderInvoice> = {}): ProviderInvoice {
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

describe('a timely payment of the whole amount', () => {
  test('marks the invoice and its bookings as paid', () => {
    expect(decideSettlement(ourInvoice(), providerInvoice(), now)).toMatchObject({
      invoice: { status: 'paid', paidAt: new Date('2026-11-21T05:59:00Z'), paymentMethod: 'QRIS' },
      bookings: { paymentStatus: 'paid' },
      events: [{ kind: 'paid', needsAttention: false }],
    })
  })

  test('is recognised if the provider reports the status SETTLED', () => {
    const decision = decideSettlement(ourInvoice(), providerInvoice({ rawStatus: 'SETTLED' }), now)
    expect(decision.invoice?.status).toBe('paid')
  })

  test('uses the current time if the provider does not report the time of payment', () => {
    expect(decideSettlement(ourInvoice(), providerInvoice({ paidAt: null }), now).invoice?.paidAt).toEqual(now)
  })

  test.each(['paid', 'refunded'] as const)(
    'changes nothing when reported again for an invoice that is %s',
    (status) => {
      expect(decideSettlement(ourInvoice({ status }), providerInvoice({ rawStatus: 'SETTLED' }), now)).toEqual({
        invoice: null,
        bookings: null,
        events: [],
      })
    },
  )
})

describe('an unmatched payment', () => {
  test.each([
    ['of another amount', ourInvoice(), providerInvoice({ amount: 900_000, paidAmount: 900_000 }), 'wrong_amount'],
    ['with less than the amount due', ourInvoice(), providerInvoice({ paidAmount: 900_000 }), 'wrong_amount'],
    ['in another currency', ourInvoice(), providerInvoice({ currency: 'USD' }), 'wrong_amount'],
    ['after the invoice expired', ourInvoice({ status: 'expired' }), providerInvoice(), 'paid_after_expiry'],
    [
      'after the invoice was cancelled',
      ourInvoice({ status: 'cancelled' }),
      providerInvoice(),
      'paid_after_cancellation',
    ],
    ['for the second time', ourInvoice({ status: 'paid' }), providerInvoice({ id: 'another' }), 'paid_twice'],
    [
      'with an unknown status',
      ourInvoice(),
      providerInvoice({ status: 'unknown', rawStatus: 'HELD' }),
      'unknown_status',
    ],
  ])('%s becomes an event for staff and changes nothing else', (_what, invoice, provider, kind) => {
    const decision = decideSettlement(invoice, provider, now)
    expect(decision).toMatchObject({ invoice: null, bookings: null, events: [{ kind, needsAttention: true }] })
  })

  test('of a wrong amount withdraws the payment URL at which it was made, but no newer payment URL', () => {
    const other = providerInvoice({ paidAmount: 900_000 })
    expect(decideSettlement(ourInvoice(), other, now).clearsPayment).toBe(true)
    expect(decideSettlement(ourInvoice({ paymentReferenceId: 'newer' }), other, now).clearsPayment).toBeUndefined()
  })

  test('expires an overdue invoice that no sweep has expired yet', () => {
    const decision = decideSettlement(ourInvoice(), providerInvoice({ paidAt: new Date('2026-11-22T06:00:01Z') }), now)
    expect(decision.invoice).toEqual({ status: 'expired' })
    expect(decision.bookings).toEqual({ status: 'cancelled', paymentStatus: 'failed' })
    expect(decision.events.at(-1)).toMatchObject({ kind: 'paid_after_expiry', needsAttention: true })
  })
})

describe('an expired invoice at the provider', () => {
  test('expires our invoice and cancels its bookings', () => {
    expect(decideSettlement(ourInvoice(), providerInvoice({ status: 'expired' }), now)).toMatchObject({
      invoice: { status: 'expired' },
      bookings: { status: 'cancelled', paymentStatus: 'failed' },
    })
  })

  test.each([
    ['is paid', ourInvoice({ status: 'paid' })],
    ['has expired', ourInvoice({ status: 'expired' })],
    ['is paid by another provider invoice', ourInvoice({ paymentReferenceId: 'newer' })],
    ['was reduced, which expired the provider invoice', ourInvoice({ paymentUrl: null })],
    ['is cancelled', ourInvoice({ status: 'cancelled' })],
  ])('changes nothing if our invoice %s', (_what, invoice) => {
    expect(decideSettlement(invoice, providerInvoice({ status: 'expired' }), now).invoice).toBeNull()
  })
})

test('an invoice that is pending at the provider does not change the order', () => {
  expect(decideSettlement(ourInvoice(), providerInvoice({ status: 'pending' }), now).events).toEqual([])
})
