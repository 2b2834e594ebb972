import { labelFromName } from '../../../core/field-tree/labels.ts'

/** Returns 'Booking received', for example. Unknown kinds are derived from their name. */
export function kindText(kind: string, kinds: Readonly<Record<string, string>>): string {
  return new Map(Object.entries(kinds)).get(kind) ?? labelFromName(kind)
}
