import { labelFromName } from '../../../core/field-tree/labels.ts'

/** Returns 'Booking received', for example. The text of an unknown kind is derived from its name. */
export function kindText(kind: string, kinds: Readonly<Record<string, string>>): string {
  return new Map(Object.entries(kinds)).get(kind) ?? labelFromName(kind)
}
