import { describe, expect, it, test } from 'vitest'
import { defaultCancellationTiers } from '../catalog/index.ts'
import { makeCancellationPolicy } from '../testing/index.ts'
import { cancellationDeadlineSentences, cancellationPromise, cancellationSentences } from './cancellation-texts.ts'

const boats = makeCancellationPolicy().tiers
const nonRefundable = [{ hours_before: 0, refund_percent: 0 }]
const half = [{ hours_before: 36, refund_percent: 50 }]
const untilStart = [{ hours_before: 0, refund_percent: 100 }]

test.each([
  ['the default policy', defaultCancellationTiers, 'Free cancellation up to 24 hours'],
  ['a policy for boats', boats, 'Free cancellation up to 3 days'],
  ['a policy that refunds a part', half, '50% refund up to 36 hours'],
  ['a policy without a refund', nonRefundable, 'Non-refundable'],
  ['a policy without a deadline', untilStart, 'Free cancellation up to the start'],
])('cancellationPromise describes %s as "$2"', (_what, tiers, line) => {
  expect(cancellationPromise(tiers)).toBe(line)
})

test('cancellationSentences describes each tier', () => {
  expect(cancellationSentences(boats)).toEqual([
    'Free cancellation up to 3 days before the start.',
    '50% refund up to 24 hours before the start.',
    'After that, nothing is refunded.',
  ])
  expect(cancellationSentences(nonRefundable)).toEqual(['Non-refundable: if you cancel, nothing is refunded.'])
})

describe('cancellationDeadlineSentences', () => {
  const start = new Date('2026-12-24T00:00:00Z')
  const at = (instant: string) => cancellationDeadlineSentences(boats, start, new Date(instant))

  it('names each deadline that has not passed', () => {
    expect(at('2026-12-01T00:00:00Z')).toEqual([
      'Free cancellation before Dec 21, 2026, 08:00 (Bali time, UTC+8).',
      '50% refund before Dec 23, 2026, 08:00 (Bali time, UTC+8).',
      'After that, nothing is refunded.',
    ])
    expect(at('2026-12-21T00:00:00Z')).toEqual([
      '50% refund before Dec 23, 2026, 08:00 (Bali time, UTC+8).',
      'After that, nothing is refunded.',
    ])
  })

  it('is empty when the last deadline has passed', () => {
    expect(at('2026-12-23T00:00:00Z')).toEqual([])
  })
})
