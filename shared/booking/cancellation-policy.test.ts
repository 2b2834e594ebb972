import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type CancellationTiers,
  cancellationTiersSchema,
  defaultCancellationTiers,
  findCancellation,
  findTierProblem,
  tiersOf,
} from '../catalog/index.ts'
import { makeCancellationPolicy } from '../testing/index.ts'
import { computeRefund, refundDeadlines } from './cancellation-policy.ts'

const start = new Date('2026-12-24T00:00:00Z')
const hoursBefore = (hours: number, milliseconds = 0) => new Date(start.getTime() - hours * 3_600_000 - milliseconds)
const boats = makeCancellationPolicy().tiers
const nonRefundable: CancellationTiers = [{ hours_before: 0, refund_percent: 0 }]

describe('computeRefund', () => {
  test.each([
    ['72 hours and a second', hoursBefore(72, 1000), { percent: 100, amount: 1_000_001 }],
    ['exactly 72 hours', hoursBefore(72), { percent: 50, amount: 500_001 }],
    ['24 hours and a second', hoursBefore(24, 1000), { percent: 50, amount: 500_001 }],
    ['exactly 24 hours', hoursBefore(24), null],
    ['a minute', hoursBefore(0, 60_000), null],
  ])('returns $2 for a boat trip with %s left', (_what, now, refund) => {
    expect(computeRefund(boats, start, now, 1_000_001)).toEqual(refund)
  })

  it('refunds the full price by default until 24 hours before the start, and no money afterwards', () => {
    expect(computeRefund(defaultCancellationTiers, start, hoursBefore(24, 1), 990_000)?.amount).toBe(990_000)
    expect(computeRefund(defaultCancellationTiers, start, hoursBefore(24), 990_000)).toBeNull()
  })

  it('allows the cancellation of a non-refundable booking until its start', () => {
    expect(computeRefund(nonRefundable, start, hoursBefore(0, 1), 990_000)).toEqual({ percent: 0, amount: 0 })
    expect(computeRefund(nonRefundable, start, start, 990_000)).toBeNull()
  })
})

describe('refundDeadlines', () => {
  it('lists the deadlines that have not passed, soonest first', () => {
    expect(refundDeadlines(boats.toReversed(), start, hoursBefore(100))).toEqual([
      { percent: 100, until: hoursBefore(72) },
      { percent: 50, until: hoursBefore(24) },
    ])
    expect(refundDeadlines(boats, start, hoursBefore(72))).toEqual([{ percent: 50, until: hoursBefore(24) }])
    expect(refundDeadlines(boats, start, hoursBefore(24))).toEqual([])
  })
})

const tierArbitrary = fc.record({ hours_before: fc.nat(200), refund_percent: fc.nat(100) })
/** Policies that the CMS accepts, in any order. */
const tiersArbitrary = fc
  .uniqueArray(tierArbitrary, { selector: ({ hours_before }) => hours_before, minLength: 1, maxLength: 6 })
  .map((tiers) => {
    const percents = tiers.map(({ refund_percent }) => refund_percent).sort((a, b) => a - b)
    const sorted = tiers.toSorted((a, b) => a.hours_before - b.hours_before)
    return sorted.map((tier, index) => ({ ...tier, refund_percent: percents[index] ?? 0 }))
  })
  .chain((tiers) => fc.shuffledSubarray(tiers, { minLength: tiers.length }))
const instantArbitrary = fc.integer({ min: -210 * 3600, max: 10 * 3600 }).map((seconds) => hoursBefore(-seconds / 3600))
const paidArbitrary = fc.nat(100_000_000)

describe('every policy', () => {
  it('never refunds less with more notice', () => {
    fc.assert(
      fc.property(tiersArbitrary, instantArbitrary, instantArbitrary, paidArbitrary, (tiers, a, b, paid) => {
        const [earlier, later] = a < b ? [a, b] : [b, a]
        const amountAt = (now: Date) => computeRefund(tiers, start, now, paid)?.amount ?? 0
        expect(amountAt(earlier)).toBeGreaterThanOrEqual(amountAt(later))
      }),
    )
  })

  it('refunds at least zero and at most what was paid', () => {
    fc.assert(
      fc.property(tiersArbitrary, instantArbitrary, paidArbitrary, (tiers, now, paid) => {
        const amount = computeRefund(tiers, start, now, paid)?.amount ?? 0
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(paid)
      }),
    )
  })

  it('refunds at every instant the percentage that its next deadline promises', () => {
    fc.assert(
      fc.property(tiersArbitrary, instantArbitrary, paidArbitrary, (tiers, now, paid) => {
        const promised = refundDeadlines(tiers, start, now)[0]?.percent ?? null
        expect(computeRefund(tiers, start, now, paid)?.percent ?? null).toBe(promised)
      }),
    )
  })
})

describe('the tiers of a policy', () => {
  test.each([
    [
      'two tiers with the same notice',
      [
        { hours_before: 72, refund_percent: 100 },
        { hours_before: 72, refund_percent: 50 },
      ],
      'duplicate_hours',
    ],
    [
      'a longer notice that refunds less',
      [
        { hours_before: 24, refund_percent: 50 },
        { hours_before: 48, refund_percent: 20 },
      ],
      'longer_refunds_less',
    ],
  ] as const)('cannot contain %s', (_what, tiers, problem) => {
    expect(findTierProblem(tiers)).toBe(problem)
    expect(cancellationTiersSchema.safeParse(tiers).success).toBe(false)
  })

  test.each([
    ['no tier', []],
    ['more than 100 percent', [{ hours_before: 24, refund_percent: 101 }]],
    ['a negative notice', [{ hours_before: -1, refund_percent: 50 }]],
  ])('cannot contain %s', (_what, tiers) => {
    expect(cancellationTiersSchema.safeParse(tiers).success).toBe(false)
  })

  it('may refund the same share with a longer notice', () => {
    expect(findTierProblem([...boats, { hours_before: 100, refund_percent: 100 }])).toBeNull()
  })
})

describe('findCancellation', () => {
  const policies = new Map([
    [1, { tiers: boats, note: 'The crew is paid.' }],
    [2, { tiers: nonRefundable, note: '' }],
  ])

  it('returns the policy of the product, else the default of the settings, else the built-in policy', () => {
    expect(findCancellation({ policies, defaultId: 2 }, 1)).toEqual({ tiers: boats, note: 'The crew is paid.' })
    expect(tiersOf(findCancellation({ policies, defaultId: 2 }, null))).toBe(nonRefundable)
    expect(tiersOf(findCancellation({ policies, defaultId: null }, null))).toBe(defaultCancellationTiers)
  })

  it('ignores a policy that does not exist', () => {
    expect(tiersOf(findCancellation({ policies, defaultId: 2 }, 9))).toBe(nonRefundable)
    expect(findCancellation({ policies, defaultId: 9 }, 9)).toBeNull()
  })
})
