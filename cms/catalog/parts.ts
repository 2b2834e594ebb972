import { parseOptions } from '../fields/booking-questions.ts'

/** Converts rich text to safe HTML. The site's API, which does not show it, passes `() => ''`. */
export type RichText = (value: unknown) => string

/** A relation from Payload: the id, or the entry itself, depending on the depth. */
type Relation<Id extends number | string> = Id | { id: Id } | null | undefined

/** Returns the id of the related entry; null without a related entry. */
export function relationId<Id extends number | string>(relation: Relation<Id>): Id | null {
  if (relation === null || relation === undefined) return null
  return typeof relation === 'object' ? relation.id : relation
}

/** Returns the ids of several related entries in order, without deleted ones. */
export function relationIds<Id extends number | string>(relations: Relation<Id>[] | null | undefined): Id[] {
  return (relations ?? []).flatMap((relation) => relationId(relation) ?? [])
}

/** A question as stored; the admin shows the answers of a choice only for that type, but they remain stored. */
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

/** Maps the questions of a product, for `bookingQuestionsSchema`. */
export function bookingQuestions(rows: readonly StoredQuestion[] | null | undefined) {
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

/** Maps the fields of every entry. */
export function entryFields<Id extends number | string>(doc: { id: Id; createdAt: string; updatedAt: string }) {
  return { id: doc.id, created_at: doc.createdAt, updated_at: doc.updatedAt }
}
