import type { FlattenedField } from 'payload'
import { differingFields, type Values } from './stored-values.ts'

/** The stored state that the save of an older form is compared with. */
export interface StoredState {
  /** What the form would show if it were opened now: the newest draft, or else the entry. */
  newest: Values
  /** The entry's main row, whose `_status` says whether it is published. */
  mainRow: Values
  /** What the form showed when it was opened; null if that version is not stored. */
  opened: Values | null
}

/**
 * Returns whether a save would undo changes that were saved after its form was opened. This is the case if a field has
 * changed and the form sends a different value, or if the form would reverse that the entry was published or
 * unpublished.
 *
 * A save that is repeated after a lost response therefore undoes nothing. Neither does further input in a draft that a
 * schedule has published unchanged.
 */
export function undoesNewerChanges(
  fields: readonly FlattenedField[],
  sent: Values,
  { newest, mainRow, opened }: StoredState,
  { isDraft }: { isDraft: boolean },
): boolean {
  // A password cannot be compared here. The caller has removed it if it is the stored password.
  if (sent.password) return true
  const since = opened && new Set(differingEditableFields(fields, opened, newest))
  if (differingEditableFields(fields, newest, sent).some((field) => !since || since.has(field))) return true
  const status = sent._status
  return !isDraft && status !== mainRow._status && opened?._status !== mainRow._status
}

/** Returns the fields that can be edited in forms and are sent with another value. `_status` is compared separately. */
function differingEditableFields(fields: readonly FlattenedField[], stored: Values, sent: Values): string[] {
  const editableFields = fields.filter(
    ({ name, admin }) => name !== '_status' && !(admin && 'readOnly' in admin && admin.readOnly),
  )
  return differingFields(editableFields, stored, sent)
}
