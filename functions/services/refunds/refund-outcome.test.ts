import { describe, expect, test } from 'vitest'
import { fail } from '../../ports/failure.ts'
import type { ProviderRefund, StoredRefund } from '../../ports/refunds.ts'
import { decideRefund } from './refund-outcome.ts'

const now = new Date('2026-11-21T06:00:00Z')

function ourRefund(changes: Partial<StoredRefund> = {}): StoredRefund {
  return {
    id: 1,
    state: 'requested',
    key: 'refund-NUSA-1',
    amount: 550_000,
    reason: 'CANCELLATION',
    providerInvoiceId: 'invoice',
    providerRefundId: null,
    bookingRequestId: null,
    attempts: 1,
    requestedAt: now,
    ...changes,
  }
}

function providerRefund(changes: Partial<ProviderRefund> = {}): ProviderRefund {
  return {
    id: 'rfd-1',
    status: 'succeeded',
    rawStatus: 'SUCCEEDED',
    key: 'refund-NUSA-1',
    amount: 550_000,
    failureCode: null,
    ...changes,
  }
}

const pending = providerRefund({ status: 'pending', rawStatus: 'PENDING' })
const failed = providerRefund({ status: 'failed', rawStatus: 'FAILED', failureCode: 'ACCOUNT_CLOSED' })

describe('a refund', () => {
  test.each(['requested', 'pending', 'failed', 'by_hand'] as const)(
    'in the state %s succeeds once the provider reports success',
    (state) => {
      expect(decideRefund(ourRefund({ state }), providerRefund(), now)).toMatchObject({
        state: 'succeeded',
        providerRefundId: 'rfd-1',
        nextAttempt: null,
        needsAttention: false,
        event: { kind: 'refund_succeeded' },
      })
    },
  )

  test('is checked again in an hour if the provider has accepted it', () => {
    expect(decideRefund(ourRefund(), pending, now)).toMatchObject({
      state: 'pending',
      nextAttempt: new Date('2026-11-21T07:00:00Z'),
      needsAttention: false,
      event: { kind: 'refund_pending' },
    })
    expect(decideRefund(ourRefund({ state: 'pending' }), pending, now)?.event).toBeNull()
  })

  test('is flagged for staff, and still checked, if it is pending for more than two weeks', () => {
    const old = ourRefund({ state: 'pending', requestedAt: new Date('2026-11-07T05:59:59Z') })
    for (const answer of [pending, fail('payment_timeout')]) {
      expect(decideRefund(old, answer, now)).toMatchObject({
        state: 'pending',
        needsAttention: true,
        nextAttempt: expect.any(Date),
      })
    }
  })

  test.each([
    ['fails', failed, 'failed', { kind: 'failed', detail: 'ACCOUNT_CLOSED' }],
    [
      'is refused',
      { refusalCode: 'REFUND_NOT_SUPPORTED' },
      'by_hand',
      { kind: 'refused', detail: 'REFUND_NOT_SUPPORTED' },
    ],
    ['has another amount', providerRefund({ amount: 1 }), 'by_hand', { kind: 'wrong_amount', detail: null }],
  ] as const)('becomes a task for staff with the error if the refund %s', (_what, answer, state, error) => {
    expect(decideRefund(ourRefund(), answer, now)).toMatchObject({
      state,
      needsAttention: true,
      nextAttempt: null,
      error,
    })
  })
})

describe('a refund request without a response', () => {
  test('is repeated with growing pauses, and handed to staff within a day', () => {
    let repeats = 0
    let at = now
    for (let attempts = 1; ; attempts += 1) {
      const change = decideRefund(ourRefund({ attempts }), fail('payment_timeout'), at)
      if (change?.state === 'by_hand') break
      expect(change).toMatchObject({ state: 'requested', needsAttention: false })
      expect(change?.nextAttempt?.getTime()).toBeGreaterThan(at.getTime())
      at = change?.nextAttempt ?? at
      repeats += 1
    }
    expect(repeats).toBe(7)
    expect(at.getTime() - now.getTime()).toBeLessThan(24 * 3_600_000)
  })

  test('is not repeated after a day, even if few attempts were made', () => {
    const old = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
    const unanswered = (requestedAt: Date) => decideRefund(ourRefund({ requestedAt }), fail('payment_timeout'), now)
    expect(unanswered(old(23))).toMatchObject({ state: 'requested' })
    expect(unanswered(old(24))).toMatchObject({ state: 'by_hand', event: { kind: 'refund_unanswered' } })
  })

  test('does not change a refund that staff handle', () => {
    expect(decideRefund(ourRefund({ state: 'by_hand' }), fail('payment_timeout'), now)).toBeNull()
    expect(decideRefund(ourRefund({ state: 'by_hand' }), pending, now)).toBeNull()
    expect(decideRefund(ourRefund({ state: 'failed' }), failed, now)).toBeNull()
  })

  test.each(['pending', 'failed', 'by_hand'] as const)(
    'is not affected by a late refusal if the refund is %s',
    (state) => {
      expect(decideRefund(ourRefund({ state }), { refusalCode: 'DUPLICATE_ERROR' }, now)).toBeNull()
    },
  )
})

describe('a refund with a wrong amount', () => {
  const other = providerRefund({ amount: 1 })

  test("is identified by the provider's ID, so that it is reported once", () => {
    const change = decideRefund(ourRefund(), other, now)
    expect(change).toMatchObject({ providerRefundId: 'rfd-1', event: { providerEventId: 'rfd-1:refund_wrong_amount' } })
    expect(decideRefund(ourRefund({ state: 'by_hand', providerRefundId: 'rfd-1' }), other, now)).toBeNull()
  })

  test('is reported even if staff handle the refund for another reason', () => {
    expect(decideRefund(ourRefund({ state: 'by_hand' }), other, now)).toMatchObject({ state: 'by_hand' })
  })

  test('can fail like any other refund', () => {
    const change = decideRefund(ourRefund({ state: 'pending' }), { ...failed, amount: 1 }, now)
    expect(change).toMatchObject({ state: 'failed' })
  })
})

describe('after a refund has succeeded,', () => {
  const done = ourRefund({ state: 'succeeded', providerRefundId: 'rfd-1' })

  test.each([
    ['a repeated response', done, providerRefund()],
    ['an outdated response', done, pending],
    ['a missing response', done, fail('payment_timeout')],
    ['a refusal', done, { refusalCode: 'DUPLICATE_ERROR' }],
    ['a failure of a refund that staff then paid by hand', ourRefund({ state: 'succeeded' }), failed],
  ])('%s changes nothing', (_what, refund, answer) => {
    expect(decideRefund(refund, answer, now)).toBeNull()
  })

  test.each([
    ['a later failure', done, failed, 'refund_taken_back'],
    ['a second refund', ourRefund({ state: 'succeeded' }), providerRefund(), 'refunded_twice'],
  ])('%s becomes a task for staff', (_what, refund, answer, kind) => {
    expect(decideRefund(refund, answer, now)).toMatchObject({
      state: 'succeeded',
      needsAttention: true,
      event: { kind },
    })
  })
})
