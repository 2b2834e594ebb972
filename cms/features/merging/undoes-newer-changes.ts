import type { FlattenedField } from 'payload'
import { findDifferingFields, type Values } from './stored-values.ts'

export interface StoredState {
  /** The values that a form would show if it were opened now: the newest draft or, without a draft, the entry. */
  newestVersion: Values
  /** The main row of the entry. Its `_status` says whether the entry is published. */
  mainRow: Values
  /** The values that the form showed when it was opened, or null if that version is not stored. */
  openedVersion: Values | null
}

/**
 * Returns whether a save would undo changes that were saved after its form was opened: the value of a field, publishing
 * or unpublishing. Returns false if a save is repeated after a lost response, because it sends the stored values. Also
 * returns false if a schedule has published the draft without other changes.
 */
export function undoesNewerChanges(
  fields: readonly FlattenedField[],
  sentValues: Values,
  { newestVersion, mainRow, openedVersion }: StoredState,
  { isDraft }: { isDraft: boolean },
): boolean {
  // A password cannot be compared here. If it equals the stored password, the caller has removed it from `sentValues`.
  if (sentValues.password) return true
  const newlyChangedFields = openedVersion && new Set(findDifferingEditableFields(fields, openedVersion, newestVersion))
  const differingFields = findDifferingEditableFields(fields, newestVersion, sentValues)
  // Without the opened version, each difference may undo a newer change.
  if (differingFields.some((field) => !newlyChangedFields || newlyChangedFields.has(field))) return true
  const status = sentValues._status
  return !isDraft && status !== mainRow._status && openedVersion?._status !== mainRow._status
}

/** Omits `_status`, which is compared separately. */
function findDifferingEditableFields(fields: readonly FlattenedField[], before: Values, after: Values): string[] {
  const isReadOnly = ({ admin }: FlattenedField) => admin && 'readOnly' in admin && admin.readOnly
  const editableFields = fields.filter((field) => field.name !== '_status' && !isReadOnly(field))
  return findDifferingFields(editableFields, before, after)
}
