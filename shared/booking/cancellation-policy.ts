import { millisecondsInHour } from 'date-fns/constants'
import type { CancellationTier } from '../catalog/index.ts'
import { portionOf, type Rupiah } from '../money/index.ts'

type Tiers = readonly CancellationTier[]

/** The refund of a cancellation: the percentage of the paid amount, and the amount in rupiah, rounded half up. */
export interface PolicyRefund {
  percent: number
  amount: Rupiah
}

/**
 * Returns how much of the paid amount is refunded if the traveller cancels at `now`. Of the tiers whose deadline has
 * not passed, the tier with the longest notice applies. Returns null if all deadlines have passed. Then nothing is
 * refunded, and only staff can cancel. A cancellation exactly at a deadline is too late.
 */
export function refundFor(tiers: Tiers, startsAt: Date, now: Date, paid: Rupiah): PolicyRefund | null {
  const percent = percentAt(tiers, startsAt, now)
  return percent === null ? null : { percent, amount: portionOf(paid, percent, 100) }
}

function percentAt(tiers: Tiers, startsAt: Date, now: Date): number | null {
  const [tier] = sortTiers(tiers).filter((one) => now < deadlineOf(one, startsAt))
  return tier?.refund_percent ?? null
}

/**
 * The percentage of the paid amount that is refunded until a deadline. A cancellation exactly at the deadline is too
 * late.
 */
export interface RefundDeadline {
  percent: number
  until: Date
}

/**
 * Returns the deadlines of a policy that have not passed, soonest first. The percentage of the first deadline applies
 * now.
 */
export function refundDeadlines(tiers: Tiers, startsAt: Date, now: Date): RefundDeadline[] {
  return mergeEqualTiers(tiers)
    .map((tier) => ({ percent: tier.refund_percent, until: deadlineOf(tier, startsAt) }))
    .filter(({ until }) => now < until)
}

/** Returns the deadline for cancelling with a full refund; null if the policy never refunds everything. */
export function fullRefundDeadline(tiers: Tiers, startsAt: Date): Date | null {
  const full = mergeEqualTiers(tiers).find(({ refund_percent }) => refund_percent === 100)
  return full ? deadlineOf(full, startsAt) : null
}

/** Sorts the tiers by their notice, longest first. */
export function sortTiers<Tier extends CancellationTier>(tiers: readonly Tier[]): Tier[] {
  return tiers.toSorted((a, b) => b.hours_before - a.hours_before)
}

/** Sorts the tiers and removes each tier that refunds the same percentage as the next tier, whose notice is shorter. */
export function mergeEqualTiers(tiers: Tiers): CancellationTier[] {
  return sortTiers(tiers).filter((tier, index, sorted) => sorted[index + 1]?.refund_percent !== tier.refund_percent)
}

function deadlineOf({ hours_before }: CancellationTier, startsAt: Date): Date {
  return new Date(startsAt.getTime() - hours_before * millisecondsInHour)
}
