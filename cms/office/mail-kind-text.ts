import { wordsOf } from '../fields/labels.ts'
import type { OfficeWords } from './words/index.ts'

/** What a mail of a kind tells: 'Booking received'. */
export function mailKindText(kind: string, { mailKinds }: Pick<OfficeWords, 'mailKinds'>): string {
  return new Map(Object.entries(mailKinds)).get(kind) ?? wordsOf(kind)
}
