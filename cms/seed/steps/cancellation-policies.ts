import { type CancellationPolicyName, cancellationPolicies } from '../content/cancellation-policies.ts'
import { ensureAll, type GetId, type SeedContext } from './context.ts'

/** Returns the ids by name. */
export async function seedCancellationPolicies({ payload }: SeedContext): Promise<GetId<CancellationPolicyName>> {
  const storedPolicies = await payload.find({ collection: 'cancellation-policies', pagination: false, depth: 0 })
  return ensureAll(
    Object.entries(cancellationPolicies),
    ([name]) => name,
    new Map(storedPolicies.docs.map((doc) => [doc.name, doc.id])),
    ([name, { note, tiers }]) =>
      payload.create({ collection: 'cancellation-policies', data: { name, note, tiers: [...tiers] }, depth: 0 }),
  )
}
