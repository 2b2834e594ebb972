import { labelFromName } from '../../../core/field-tree/labels.ts'

/** Returns the text of a kind of email or event: 'Booking received'. Unknown kinds are derived from their name. */
export function kindText(kind: string, kinds: Readonly<Record<string, string>>): string {
  return new Map(Object.entries(kinds)).get(kind) ?? labelFromName(kind)
}
