import type { FlattenedField } from 'payload'
import { changesOf } from '../audit/changes.ts'
import { trimmed } from '../fields/trimmed.ts'

export type Values = Readonly<Record<string, unknown>>

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
  return changesOf(written, asKept(written, stored), asKept(written, sent), { ofPeople: true }).map(
    ({ field }) => field,
  )
}

/**
 * The values as they are kept, also those in groups and rows: texts without the spaces around them, but for those of rich text,
 * which are pieces of one; a list without rows, for which a form sends their number; and rows without the ids that they are given
 * when they are stored, which those of a picture's sizes don't have before.
 */
function asKept(fields: readonly FlattenedField[], values: Values): Values {
  const kept: Record<string, unknown> = { ...values }
  for (const field of fields) if (field.name in kept) kept[field.name] = valueAsKept(field, kept[field.name])
  return kept
}

function valueAsKept(field: FlattenedField, value: unknown): unknown {
  if (field.type === 'text' || field.type === 'textarea') return trimmed(value)
  const within = (part: unknown) =>
    typeof part === 'object' && part !== null && 'flattenedFields' in field
      ? asKept(field.flattenedFields, { ...part })
      : part
  if (field.type !== 'array') return within(value)
  return Array.isArray(value) ? value.map((row) => within(withoutId(row))) : value === 0 ? [] : value
}

function withoutId(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || !('id' in row)) return row
  const { id: _given, ...values } = row
  return values
}
