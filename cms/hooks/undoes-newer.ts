import type { FlattenedField } from 'payload'
import { differingFields, type Values } from '../merging/stored-values.ts'

/** What is stored now, compared with the save of a form that was opened before. */
export interface Stored {
  /** What the form would show if it were opened now: the draft, if there is one. */
  newest: Values
  /** The entry's main row, whose `_status` says whether it is published. */
  own: Values
  /** What the form showed when it was opened; null if that version is not stored. */
  opened: Values | null
}

/**
 * Returns whether a save would undo changes that were saved after its form was opened. It would if a field has changed
 * and the form sends a different value, or if the entry was published or unpublished and the form would reverse that.
 *
 * So a save that is repeated after a lost response undoes nothing. Nor does further input in a draft that was published
 * unchanged by a schedule.
 */
export function undoesNewer(
  fields: readonly FlattenedField[],
  sent: Values,
  { newest, own, opened }: Stored,
  { isDraft }: { isDraft: boolean },
): boolean {
  // A password cannot be read back. The caller has removed it if it is the stored one.
  if (sent.password) return true
  const since = opened && new Set(differing(fields, opened, newest))
  if (differing(fields, newest, sent).some((field) => !since || since.has(field))) return true
  const wanted = sent._status
  return !isDraft && wanted !== own._status && opened?._status !== own._status
}

/** Returns the fields that can be edited in forms and are sent with another value. `_status` is compared separately. */
function differing(fields: readonly FlattenedField[], stored: Values, sent: Values): string[] {
  const written = fields.filter(
    ({ name, admin }) => name !== '_status' && !(admin && 'readOnly' in admin && admin.readOnly),
  )
  return differingFields(written, stored, sent)
}
