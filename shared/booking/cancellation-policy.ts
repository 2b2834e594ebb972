import { millisecondsInHour } from 'date-fns/constants'
import type { CancellationTier } from '../catalog/index.ts'
import { portionOf, type Rupiah } from '../money/index.ts'

type Tiers = readonly CancellationTier[]

/** The amount is rounded half up. */
export interface PolicyRefund {
  percent: number
  amount: Rupiah
}

/**
 * Returns the refund of a cancellation at `now`. Returns null if all deadlines have passed, so that only staff can
 * cancel. Of the tiers whose deadline has not passed, the tier with the longest notice applies. A cancellation exactly
 * at a deadline is too late.
 */
export function computeRefund(tiers: Tiers, startsAt: Date, now: Date, paid: Rupiah): PolicyRefund | null {
  const percent = refundPercentAt(tiers, startsAt, now)
  return percent === null ? null : { percent, amount: portionOf(paid, percent, 100) }
}

function refundPercentAt(tiers: Tiers, startsAt: Date, now: Date): number | null {
  const tier = sortTiers(tiers).find((candidate) => now < deadlineOf(candidate, startsAt))
  return tier?.refund_percent ?? null
}

/** A cancellation exactly at `until` is too late. */
export interface RefundDeadline {
  percent: number
  until: Date
}

/** Returns the deadlines that have not passed, soonest first. The percentage of the first deadline applies now. */
export function refundDeadlines(tiers: Tiers, startsAt: Date, now: Date): RefundDeadline[] {
  return mergeEqualTiers(tiers)
    .map((tier) => ({ percent: tier.refund_percent, until: deadlineOf(tier, startsAt) }))
    .filter(({ until }) => now < until)
}

/** Returns until when a cancellation is free, or null if the policy never refunds everything. */
export function fullRefundDeadline(tiers: Tiers, startsAt: Date): Date | null {
  const fullRefundTier = mergeEqualTiers(tiers).find(({ refund_percent }) => refund_percent === 100)
  return fullRefundTier ? deadlineOf(fullRefundTier, startsAt) : null
}

/** Returns the tiers with the longest notice first. */
export function sortTiers<Tier extends CancellationTier>(tiers: readonly Tier[]): Tier[] {
  return tiers.toSorted((a, b) => b.hours_before - a.hours_before)
}

/** Removes each tier that refunds the same percentage as the next tier, whose notice is shorter. */
export function mergeEqualTiers(tiers: Tiers): CancellationTier[] {
  return sortTiers(tiers).filter((tier, index, sorted) => sorted[index + 1]?.refund_percent !== tier.refund_percent)
}

function deadlineOf({ hours_before }: CancellationTier, startsAt: Date): Date {
  return new Date(startsAt.getTime() - hours_before * millisecondsInHour)
}
