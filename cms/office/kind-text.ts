import { wordsOf } from '../fields/labels.ts'

/** What a mail or an event of a kind tells, by the words of the office: 'Booking received'. */
export function kindText(kind: string, kinds: Readonly<Record<string, string>>): string {
  return new Map(Object.entries(kinds)).get(kind) ?? wordsOf(kind)
}
