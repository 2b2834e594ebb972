import { millisecondsInHour } from 'date-fns/constants'
import type { CancellationTier } from '../catalog/index.ts'
import { portionOf, type Rupiah } from '../money/index.ts'

type Tiers = readonly CancellationTier[]

/** The refund of a cancellation: the share, and the amount in rupiah, rounded half up. */
export interface PolicyRefund {
  percent: number
  amount: Rupiah
}

/**
 * Returns what cancelling at `now` refunds of the amount paid, or null if the shortest notice of the policy has passed:
 * then nothing is refunded, and only staff can cancel. The tier with the longest notice that is still met applies. The
 * deadline itself is too late.
 */
export function refundFor(tiers: Tiers, startsAt: Date, now: Date, paid: Rupiah): PolicyRefund | null {
  const percent = percentAt(tiers, startsAt, now)
  return percent === null ? null : { percent, amount: portionOf(paid, percent, 100) }
}

function percentAt(tiers: Tiers, startsAt: Date, now: Date): number | null {
  const [tier] = sortTiers(tiers).filter((one) => now < deadlineOf(one, startsAt))
  return tier?.refund_percent ?? null
}

/** A share that is refunded until a deadline. The deadline itself is too late. */
export interface RefundDeadline {
  percent: number
  until: Date
}

/** Returns the deadlines of a policy that are still ahead, soonest first. The first one says what applies now. */
export function refundDeadlines(tiers: Tiers, startsAt: Date, now: Date): RefundDeadline[] {
  return joinTiers(tiers)
    .map((tier) => ({ percent: tier.refund_percent, until: deadlineOf(tier, startsAt) }))
    .filter(({ until }) => now < until)
}

/** Returns the deadline for cancelling with a full refund; null if the policy never refunds everything. */
export function fullRefundDeadline(tiers: Tiers, startsAt: Date): Date | null {
  const full = joinTiers(tiers).find(({ refund_percent }) => refund_percent === 100)
  return full ? deadlineOf(full, startsAt) : null
}

/** Returns the tiers from the longest to the shortest notice. */
export function sortTiers<Tier extends CancellationTier>(tiers: readonly Tier[]): Tier[] {
  return tiers.toSorted((a, b) => b.hours_before - a.hours_before)
}

/** Returns the sorted tiers, without tiers that refund the same share as one with a shorter notice. */
export function joinTiers(tiers: Tiers): CancellationTier[] {
  return sortTiers(tiers).filter((tier, index, sorted) => sorted[index + 1]?.refund_percent !== tier.refund_percent)
}

function deadlineOf({ hours_before }: CancellationTier, startsAt: Date): Date {
  return new Date(startsAt.getTime() - hours_before * millisecondsInHour)
}
