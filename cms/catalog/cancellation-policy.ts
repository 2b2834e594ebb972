import type { CancellationPolicy } from '../generated/payload-types.ts'
import { toEntryFields } from './parts.ts'

/** Returns the input of `cancellationPolicySchema`. */
export function toCancellationPolicy(doc: CancellationPolicy) {
  return {
    ...toEntryFields(doc),
    name: doc.name,
    note: doc.note ?? '',
    tiers: doc.tiers.map(({ hours_before, refund_percent }) => ({ hours_before, refund_percent })),
  }
}
