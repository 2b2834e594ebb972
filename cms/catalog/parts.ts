import { parseOptions } from '../fields/booking-questions.ts'

/** Returns safe HTML. The site's API, which does not show rich text, passes `() => ''`. */
export type RichTextRenderer = (value: unknown) => string

/** Payload returns the id or the entry, depending on the depth. */
type Relation<Id extends number | string> = Id | { id: Id } | null | undefined

/** Returns the id of a related entry, or null if there is no related entry. */
export function relationId<Id extends number | string>(relation: Relation<Id>): Id | null {
  if (relation === null || relation === undefined) return null
  return typeof relation === 'object' ? relation.id : relation
}

/** Returns the ids of related entries, without deleted entries. */
export function relationIds<Id extends number | string>(relations: Relation<Id>[] | null | undefined): Id[] {
  return (relations ?? []).flatMap((relation) => relationId(relation) ?? [])
}

/** `options` remain stored when an editor changes the type from `choice` to another type. */
interface StoredQuestion {
  id?: string | null
  text: string
  help?: string | null
  type: 'text' | 'choice' | 'number' | 'date' | 'yes_no'
  /** One answer per line. */
  options?: string | null
  per: 'booking' | 'traveller'
  is_required?: boolean | null
}

/** Returns the input of `bookingQuestionsSchema`. */
export function toBookingQuestions(rows: readonly StoredQuestion[] | null | undefined) {
  return (rows ?? []).map(({ id, text, help, type, options, per, is_required }) => ({
    id,
    text,
    help: help ?? '',
    type,
    options: type === 'choice' ? parseOptions(options) : [],
    per,
    is_required: is_required ?? false,
  }))
}

export function toEntryFields<Id extends number | string>(doc: { id: Id; createdAt: string; updatedAt: string }) {
  return { id: doc.id, created_at: doc.createdAt, updated_at: doc.updatedAt }
}
