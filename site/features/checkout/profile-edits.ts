import { isBlank } from '@nusa/shared/words'
import type { Draft } from './draft.ts'

type Edits = Draft['profileEdits']

/** Returns what a field of the profile shows: what was typed, unless something else was saved since; else what is proposed. */
export function shownText(edits: Edits, field: string, saved: string, proposed = saved): string {
  const edit = edits[field]
  return edit?.saved === saved ? edit.text : proposed
}

/** What is left of edits that were not saved: what was typed into fields that are still blank. */
export function keptEdits(edits: Edits): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([, { saved }]) => isBlank(saved)))
}
