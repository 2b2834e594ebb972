import type { CancellationPolicy } from '../generated/payload-types.ts'
import { entryFields } from './parts.ts'

/** Maps a cancellation policy, for `cancellationPolicySchema`. */
export function toCancellationPolicy(doc: CancellationPolicy) {
  return {
    ...entryFields(doc),
    name: doc.name,
    note: doc.note ?? '',
    tiers: doc.tiers.map(({ hours_before, refund_percent }) => ({ hours_before, refund_percent })),
  }
}
