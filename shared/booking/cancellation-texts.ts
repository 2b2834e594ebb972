import type { CancellationTier } from '../catalog/index.ts'
import { formatInstant, type TimeZone } from '../dates/index.ts'
import { formatCount } from '../text/index.ts'
import { mergeEqualTiers, refundDeadlines } from './cancellation-policy.ts'

type Tiers = readonly CancellationTier[]

const nonRefundableText = 'Non-refundable'
const nothingRefundedText = 'Non-refundable: if you cancel, nothing is refunded.'
const nothingAfterText = 'After that, nothing is refunded.'

/** Returns, for example, '24 hours' or '3 days'. */
export function formatNotice(hours: number): string {
  return hours >= 48 && hours % 24 === 0 ? formatCount(hours / 24, 'day') : formatCount(hours, 'hour')
}

/** Returns the best refund of a policy, for example 'Free cancellation up to 24 hours'. */
export function cancellationPromise(tiers: Tiers): string {
  const bestTier = mergeEqualTiers(tiers).find(({ refund_percent }) => refund_percent > 0)
  if (!bestTier) return nonRefundableText
  const { refund_percent, hours_before } = bestTier
  return `${formatRefund(refund_percent)} up to ${hours_before === 0 ? 'the start' : formatNotice(hours_before)}`
}

/** Returns one sentence per tier, for a product whose date is not chosen yet. */
export function cancellationSentences(tiers: Tiers): string[] {
  return toSentences(
    mergeEqualTiers(tiers).map(({ hours_before, refund_percent }) => ({
      percent: refund_percent,
      when: hours_before === 0 ? 'up to the start' : `up to ${formatNotice(hours_before)} before the start`,
    })),
  )
}

/**
 * Returns one sentence per deadline that has not passed, and no sentences if all deadlines have passed.
 * @param zone the time zone in which the deadlines are shown; Bali's by default
 */
export function cancellationDeadlineSentences(tiers: Tiers, startsAt: Date, now: Date, zone?: TimeZone): string[] {
  const deadlines = refundDeadlines(tiers, startsAt, now)
  return toSentences(deadlines.map(({ percent, until }) => ({ percent, when: `before ${formatInstant(until, zone)}` })))
}

function toSentences(refundSteps: readonly { percent: number; when: string }[]): string[] {
  const paidSteps = refundSteps.filter(({ percent }) => percent > 0)
  if (paidSteps.length === 0) return refundSteps.length > 0 ? [nothingRefundedText] : []
  return [...paidSteps.map(({ percent, when }) => `${formatRefund(percent)} ${when}.`), nothingAfterText]
}

const formatRefund = (percent: number) => (percent === 100 ? 'Free cancellation' : `${percent}% refund`)
