import * as z from 'zod/mini'
import { entryFields, entryIdSchema, nonBlankTextSchema } from './fields.ts'

/** The longest notice that an editor can set: one year. */
export const maxCancellationHours = 8760

export const maxCancellationTiers = 10

/** If more than `hours_before` hours are left before the start, `refund_percent` of the paid amount is refunded. */
const cancellationTierSchema = z.object({
  hours_before: z.int().check(z.minimum(0), z.maximum(maxCancellationHours)),
  refund_percent: z.int().check(z.minimum(0), z.maximum(100)),
})

export type CancellationTier = z.infer<typeof cancellationTierSchema>

export type TierProblem = 'duplicate_hours' | 'longer_refunds_less'

/** Accepts tiers in any order; returns null if they are valid. */
export function findTierProblem(tiers: readonly CancellationTier[]): TierProblem | null {
  const sortedTiers = tiers.toSorted((a, b) => a.hours_before - b.hours_before)
  for (const [index, tier] of sortedTiers.entries()) {
    const previousTier = sortedTiers[index - 1]
    if (previousTier?.hours_before === tier.hours_before) return 'duplicate_hours'
    if (previousTier && tier.refund_percent < previousTier.refund_percent) return 'longer_refunds_less'
  }
  return null
}

/** A longer notice never refunds less. If less time is left than the shortest notice, nothing is refunded. */
export const cancellationTiersSchema = z.array(cancellationTierSchema).check(
  z.minLength(1),
  z.maxLength(maxCancellationTiers),
  z.refine((tiers) => findTierProblem(tiers) === null, 'a longer notice must not refund less'),
)

export type CancellationTiers = z.infer<typeof cancellationTiersSchema>

/** The built-in policy, which applies if editors have chosen no policy. */
export const defaultCancellationTiers: CancellationTiers = [{ hours_before: 24, refund_percent: 100 }]

/** Bookings made before policies existed have no tiers, so the built-in policy applies to them. */
export const storedCancellationTiersSchema = z.pipe(
  z.nullish(cancellationTiersSchema),
  z.transform((tiers) => tiers ?? defaultCancellationTiers),
)

export const cancellationPolicySchema = z.object({
  ...entryFields,
  name: nonBlankTextSchema,
  /** For travellers, such as why the policy is strict; may be empty. */
  note: z.string(),
  tiers: cancellationTiersSchema,
})

/** Null means the default policy of the site. Exports of earlier releases do not have this field. */
export const policyIdSchema = z._default(z.nullable(entryIdSchema), null)

export type CancellationPolicy = z.infer<typeof cancellationPolicySchema>

/** Null if editors have chosen no policy, and in offers of earlier releases. */
export const offeredCancellationSchema = z._default(
  z.nullable(z.object({ tiers: cancellationTiersSchema, note: z.string() })),
  null,
)

export type OfferedCancellation = z.infer<typeof offeredCancellationSchema>

/** `defaultId` is the policy of products without a `cancellation_policy_id`. */
export interface CancellationPolicies {
  policies: ReadonlyMap<number, Pick<CancellationPolicy, 'tiers' | 'note'>>
  defaultId: number | null
}

/** Returns the default policy of the site if `policyId` is null or unpublished. Null means the built-in policy. */
export function findCancellation(
  { policies, defaultId }: CancellationPolicies,
  policyId: number | null,
): OfferedCancellation {
  const findPolicy = (id: number | null) => (id === null ? undefined : policies.get(id))
  const policy = findPolicy(policyId) ?? findPolicy(defaultId)
  return policy ? { tiers: policy.tiers, note: policy.note } : null
}

/** Null means the built-in policy. */
export function tiersOf(cancellation: OfferedCancellation): CancellationTiers {
  return cancellation?.tiers ?? defaultCancellationTiers
}
