import type { FlattenedField } from 'payload'
import { differingFields, type Values } from './stored-values.ts'

export interface ThreeVersions<Value = Values> {
  /** The values when the form was opened. */
  base: Value
  /** The stored values. */
  theirs: Value
  /** The values that the form sends. */
  mine: Value
}

/** A field, or a row of a list, that both sides changed to different values. */
export interface Conflict {
  /** The names of fields and the keys of rows that lead to the value, joined by dots. */
  path: string
  field: FlattenedField
  /** True if `field` is a list, and the values are one row of that list. */
  isRow: boolean
  /** Null if the stored list no longer contains the row. */
  theirs: unknown
  /** Null if the form no longer contains the row. */
  mine: unknown
}

export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

export interface MergeResult<Value = Values> {
  value: Value
  conflicts: Conflict[]
  /** The paths of the values that only `theirs` changed and that the result contains. */
  taken: string[]
}

type Merger = (field: FlattenedField, versions: ThreeVersions<unknown>, path: string) => MergeResult<unknown>

/**
 * Merges two edits of the same entry. If both sides changed a field to different values, the field is a conflict;
 * without a choice, the result contains the value of `mine`. Read-only and hidden fields never conflict, because the
 * result contains their stored value. Rows of lists are matched by `rowKey`.
 */
export function mergeThreeWay(
  fields: readonly FlattenedField[],
  versions: ThreeVersions,
  choices: Choices = {},
): MergeResult {
  return mergeFields(fields, versions, '', createMerger(choices))
}

function createMerger(choices: Choices): Merger {
  const merge: Merger = (field, versions, path) => {
    const { base, theirs, mine } = versions
    if (!differs(field, base, mine)) {
      return { value: theirs, conflicts: [], taken: differs(field, base, theirs) ? [path] : [] }
    }
    if (!differs(field, base, theirs) || !differs(field, theirs, mine)) return { value: mine, conflicts: [], taken: [] }
    if (isSystemField(field)) return { value: theirs, conflicts: [], taken: [] }
    if (field.type === 'group' || field.type === 'tab') {
      const groups = { base: toValues(base), theirs: toValues(theirs), mine: toValues(mine) }
      return mergeFields(field.flattenedFields, groups, `${path}.`, merge)
    }
    const rows = field.type === 'array' || field.type === 'json' ? readVersionRows(versions) : null
    return (
      (rows && mergeRows(field, rows, path, merge, choices)) ??
      resolveConflict({ path, field, isRow: false, theirs, mine }, choices)
    )
  }
  return merge
}

function mergeFields(
  fields: readonly FlattenedField[],
  { base, theirs, mine }: ThreeVersions,
  prefix: string,
  merge: Merger,
): MergeResult {
  const merged: MergeResult & { value: Record<string, unknown> } = { value: { ...mine }, conflicts: [], taken: [] }
  for (const field of fields) {
    const { name } = field
    // The form does not contain the field, so the stored value stays.
    if (!(name in mine) || name === 'id' || name === '_status') continue
    const versions = { base: base[name], theirs: theirs[name], mine: mine[name] }
    const one = merge(field, versions, `${prefix}${name}`)
    merged.value[name] = one.value
    merged.conflicts.push(...one.conflicts)
    merged.taken.push(...one.taken)
  }
  return merged
}

/** Returns null if both sides moved the same rows to different positions. */
function mergeRows(
  field: FlattenedField,
  { base, theirs, mine }: ThreeVersions<Values[]>,
  path: string,
  merge: Merger,
  choices: Choices,
): MergeResult<unknown> | null {
  const [baseRows, theirRows, myRows] = [byKey(base), byKey(theirs), byKey(mine)]
  const order = mergeOrder({ base: [...baseRows.keys()], theirs: [...theirRows.keys()], mine: [...myRows.keys()] })
  if (order === null) return null
  const fields = rowFields(field, [...base, ...theirs, ...mine])
  const merged: MergeResult<Values[]> = { value: [], conflicts: [], taken: [] }
  for (const key of order) {
    const versions = { base: baseRows.get(key), theirs: theirRows.get(key), mine: myRows.get(key) }
    const one = mergeRow(field, fields, versions, `${path}.${key}`, merge, choices)
    if (one.value) merged.value.push(one.value)
    merged.conflicts.push(...one.conflicts)
    merged.taken.push(...one.taken)
  }
  return merged
}

/** The rows of a JSON list, such as the travellers of a booking, have one field for each key. */
function rowFields(field: FlattenedField, rows: readonly Values[]): readonly FlattenedField[] {
  if ('flattenedFields' in field) return field.flattenedFields
  const names = new Set(rows.flatMap((row) => Object.keys(row)))
  return [...names].map((name) => ({ name, type: 'json' }))
}

function mergeRow(
  field: FlattenedField,
  fields: readonly FlattenedField[],
  { base, theirs, mine }: ThreeVersions<Values | undefined>,
  path: string,
  merge: Merger,
  choices: Choices,
): MergeResult<Values | null> {
  if (theirs && mine) return mergeFields(fields, { base: base ?? {}, theirs, mine }, `${path}.`, merge)
  const remaining = theirs ?? mine
  if (!remaining) return { value: null, conflicts: [], taken: [] }
  if (!base) return { value: remaining, conflicts: [], taken: theirs ? [path] : [] }
  // One side removed the row. The row stays removed unless the other side changed it.
  if (differingFields(fields, base, remaining).length === 0)
    return { value: null, conflicts: [], taken: mine ? [path] : [] }
  const conflict = { path, field, isRow: true, theirs: theirs ?? null, mine: mine ?? null }
  const chosen = resolveConflict(conflict, choices)
  return { ...chosen, value: chosen.value === null ? null : remaining }
}

function resolveConflict(conflict: Conflict, choices: Choices): MergeResult<unknown> {
  const choice = choices[conflict.path]
  return {
    value: choice === 'theirs' ? conflict.theirs : conflict.mine,
    conflicts: choice ? [] : [conflict],
    taken: [],
  }
}

function differs(field: FlattenedField, before: unknown, after: unknown): boolean {
  return differingFields([field], { [field.name]: before }, { [field.name]: after }).length > 0
}

function isSystemField({ admin }: FlattenedField): boolean {
  return Boolean(admin && (('readOnly' in admin && admin.readOnly) || ('hidden' in admin && admin.hidden)))
}

function toValues(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Returns null if a row has no key or a duplicate key. */
function readVersionRows({ base, theirs, mine }: ThreeVersions<unknown>): ThreeVersions<Values[]> | null {
  const [baseRows, theirRows, myRows] = [readRows(base), readRows(theirs), readRows(mine)]
  return baseRows && theirRows && myRows && { base: baseRows, theirs: theirRows, mine: myRows }
}

function readRows(value: unknown): Values[] | null {
  // A form sends the number of rows instead of an empty list.
  if (value === undefined || value === null || value === 0) return []
  if (!Array.isArray(value) || value.some((row) => rowKey(row) === null)) return null
  return byKey(value).size === value.length ? value : null
}

/**
 * Returns the id of a row. An answer has no id, so its key consists of the question and the traveller. Returns null if
 * there is no key.
 */
export function rowKey(row: unknown): Id | null {
  if (typeof row !== 'object' || row === null) return null
  if ('id' in row) return typeof row.id === 'string' || typeof row.id === 'number' ? row.id : null
  if (!('question_id' in row) || typeof row.question_id !== 'string') return null
  const traveller = 'traveller' in row && typeof row.traveller === 'string' ? `:${row.traveller}` : ''
  return `${row.question_id}${traveller}`
}

function byKey(rows: readonly Values[]): Map<Id, Values> {
  const entries = rows.map((row) => [rowKey(row), row] as const)
  return new Map(entries.flatMap(([key, row]) => (key === null ? [] : [[key, row]])))
}

type Id = string | number

interface RowOrders {
  base: readonly Id[]
  theirs: readonly Id[]
  mine: readonly Id[]
}

/**
 * The result contains every row of both sides once. A row that only one side has follows the row that precedes it on
 * that side. Returns null if both sides moved the same rows to different positions.
 */
function mergeOrder({ base, theirs, mine }: RowOrders): Id[] | null {
  const isShared = (id: Id) => base.includes(id) && theirs.includes(id) && mine.includes(id)
  const [before, inTheirs, inMine] = [base, theirs, mine].map((ids) => ids.filter(isShared).join())
  if (inTheirs !== before && inMine !== before && inTheirs !== inMine) return null
  const [first, second] = inMine === before ? [theirs, mine] : [mine, theirs]
  const merged = [...first]
  second.forEach((id, index) => {
    if (first.includes(id)) return
    const previous = second[index - 1]
    merged.splice(previous === undefined ? 0 : merged.indexOf(previous) + 1, 0, id)
  })
  return merged
}
