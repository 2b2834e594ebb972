import { expect, test } from 'vitest'
import {
  cancellationDetail,
  firstRefundIdempotencyKey,
  isAllRefunded,
  nextRefundIdempotencyKey,
} from './cancellation-record.ts'

test('cancellationDetail contains who cancelled the booking, the refund and the change of the total', () => {
  const by = { booking: 'NUSA-1', by: 'traveller' } as const
  const before = { total_after_tax: 1_650_000 }
  expect(
    cancellationDetail({ ...by, reason: 'Late' }, before, { invoice: null, paid: 550_000, refund: 550_000 }),
  ).toEqual({
    ...by,
    reason: 'Late',
    refund: 550_000,
  })
  const rest = {
    total_before_discount: 500_000,
    discount_amount: 0,
    total_after_discount: 500_000,
    tax_amount: 50_000,
    total_after_tax: 550_000,
  }
  expect(cancellationDetail({ ...by, reason: null }, before, { invoice: rest, paid: 0, refund: 0 })).toEqual({
    ...by,
    totalBefore: 1_650_000,
    total: 550_000,
  })
  expect(cancellationDetail(by, before, { invoice: { status: 'cancelled' }, paid: 0, refund: 0 })).toEqual(by)
})

test.each([
  [['refunded', 'refunded'], true],
  [['refunded', 'failed'], true],
  [['refunded', 'paid'], false],
  [['paid'], false],
  [['failed'], false],
] as const)('isAllRefunded(%j) returns %s', (payments, isRefunded) => {
  expect(isAllRefunded(payments)).toBe(isRefunded)
})

test('nextRefundIdempotencyKey numbers the keys of a refund that is requested again', () => {
  const second = nextRefundIdempotencyKey('refund-NUSA-1')
  const third = nextRefundIdempotencyKey(second)
  expect([second, third]).toEqual(['refund-NUSA-1.2', 'refund-NUSA-1.3'])
  expect(['refund-NUSA-1', second, third].map(firstRefundIdempotencyKey)).toEqual(Array(3).fill('refund-NUSA-1'))
})
