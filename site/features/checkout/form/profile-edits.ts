import { isBlank } from '@nusa/shared/text'
import type { Draft } from './draft.ts'

type Edits = Draft['profileEdits']

/**
 * Returns the text of a profile field: the edit, or the proposed value if the saved value has changed since the edit.
 */
export function fieldText(edits: Edits, field: string, saved: string, proposed = saved): string {
  const edit = edits[field]
  return edit?.saved === saved ? edit.text : proposed
}

/** Returns the edits to keep after cancelling: those of fields that are still blank. */
export function editsAfterCancel(edits: Edits): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([, { saved }]) => isBlank(saved)))
}
