import type { CancellationTier } from '@nusa/shared/catalog'

/** Cancellation policies by name. Everything else has the built-in one: free until 24 hours before the start. */
export const cancellationPolicies = {
  'Boat trips': {
    note: 'We pay for the boat and its crew in advance, so we ask for more notice than usual.',
    tiers: [
      { hours_before: 72, refund_percent: 100 },
      { hours_before: 24, refund_percent: 50 },
    ],
  },
  'Non-refundable': {
    note: 'This rate is lower because it is not refunded.',
    tiers: [{ hours_before: 0, refund_percent: 0 }],
  },
} as const satisfies Record<string, { note: string; tiers: readonly CancellationTier[] }>

export type CancellationPolicyName = keyof typeof cancellationPolicies
