import type { FlattenedField } from 'payload'
import { differingFields, type Values } from '../merging/stored-values.ts'

/** What the save of a form that is older than what is stored is held against. */
export interface Stored {
  /** What the form would show were it opened now: the draft, where there is one. */
  newest: Values
  /** The entry's own row, whose `_status` says whether it is on the site. */
  own: Values
  /** What the form showed when it was opened; null where no version of then is kept. */
  opened: Values | null
}

/**
 * Says whether a save would undo what was saved since its form was opened: a field has another value since, and the form does
 * not send that one; or the entry went on or off the site, and the form would take that back. So what is sent once more since
 * its answer was lost undoes nothing, nor does what is written on in a draft that was published meanwhile, as it is, at its time.
 */
export function undoesNewer(
  fields: readonly FlattenedField[],
  sent: Values,
  { newest, own, opened }: Stored,
  { isDraft }: { isDraft: boolean },
): boolean {
  // It can't be read back: whoever asks has left it out where it is the one that is stored.
  if (sent.password) return true
  const since = opened && new Set(differing(fields, opened, newest))
  if (differing(fields, newest, sent).some((field) => !since || since.has(field))) return true
  const wanted = sent._status
  return !isDraft && wanted !== own._status && opened?._status !== own._status
}

/** The fields of which another value is sent, of those that are written in forms. Whether a draft is published is said apart. */
function differing(fields: readonly FlattenedField[], stored: Values, sent: Values): string[] {
  const written = fields.filter(
    ({ name, admin }) => name !== '_status' && !(admin && 'readOnly' in admin && admin.readOnly),
  )
  return differingFields(written, stored, sent)
}
