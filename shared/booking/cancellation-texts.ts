import type { CancellationTier } from '../catalog/index.ts'
import { formatInstant, type TimeZone } from '../dates/index.ts'
import { formatCount } from '../text/index.ts'
import { joinTiers, refundDeadlines } from './cancellation-policy.ts'

type Tiers = readonly CancellationTier[]

const nonRefundableText = 'Non-refundable'
const nothingRefundedText = 'Non-refundable: if you cancel, nothing is refunded.'
const nothingAfterText = 'After that, nothing is refunded.'

/** Returns '24 hours' or '3 days': whole days from two days on. */
export function formatNotice(hours: number): string {
  return hours >= 48 && hours % 24 === 0 ? formatCount(hours / 24, 'day') : formatCount(hours, 'hour')
}

/** Returns the promise of a policy in one short line: 'Free cancellation up to 24 hours'. */
export function cancellationPromise(tiers: Tiers): string {
  const best = joinTiers(tiers).find(({ refund_percent }) => refund_percent > 0)
  if (!best) return nonRefundableText
  return `${refundText(best.refund_percent)} up to ${best.hours_before === 0 ? 'the start' : formatNotice(best.hours_before)}`
}

/** Returns a policy in one plain sentence per tier, for a product without a chosen date. */
export function cancellationSentences(tiers: Tiers): string[] {
  return toSentences(
    joinTiers(tiers).map(({ hours_before, refund_percent }) => ({
      percent: refund_percent,
      when: hours_before === 0 ? 'up to the start' : `up to ${formatNotice(hours_before)} before the start`,
    })),
  )
}

/**
 * Returns a policy in one plain sentence per tier that is still ahead, with its deadline; empty if the last deadline
 * has passed.
 *
 * @param zone the zone of the deadlines, Bali's by default
 */
export function cancellationDeadlineSentences(tiers: Tiers, startsAt: Date, now: Date, zone?: TimeZone): string[] {
  const deadlines = refundDeadlines(tiers, startsAt, now)
  return toSentences(deadlines.map(({ percent, until }) => ({ percent, when: `before ${formatInstant(until, zone)}` })))
}

function toSentences(steps: readonly { percent: number; when: string }[]): string[] {
  const refunding = steps.filter(({ percent }) => percent > 0)
  if (refunding.length === 0) return steps.length > 0 ? [nothingRefundedText] : []
  return [...refunding.map(({ percent, when }) => `${refundText(percent)} ${when}.`), nothingAfterText]
}

const refundText = (percent: number) => (percent === 100 ? 'Free cancellation' : `${percent}% refund`)
