import type { FlattenedField } from 'payload'
import { findDifferingFields, type Values } from './stored-values.ts'

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
  takenPaths: string[]
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
    if (!isDifferent(field, base, mine)) {
      return { value: theirs, conflicts: [], takenPaths: isDifferent(field, base, theirs) ? [path] : [] }
    }
    if (!isDifferent(field, base, theirs) || !isDifferent(field, theirs, mine)) {
      return { value: mine, conflicts: [], takenPaths: [] }
    }
    if (isSystemField(field)) return { value: theirs, conflicts: [], takenPaths: [] }
    return (
      mergeParts(field, versions, path, merge, choices) ??
      resolveConflict({ path, field, isRow: false, theirs, mine }, choices)
    )
  }
  return merge
}

/** Merges the fields of a group or the rows of a list. Returns null if the value must be merged as a whole. */
function mergeParts(
  field: FlattenedField,
  versions: ThreeVersions<unknown>,
  path: string,
  merge: Merger,
  choices: Choices,
): MergeResult<unknown> | null {
  if (field.type === 'group' || field.type === 'tab') {
    const { base, theirs, mine } = versions
    const groups = { base: toValues(base), theirs: toValues(theirs), mine: toValues(mine) }
    return mergeFields(field.flattenedFields, groups, `${path}.`, merge)
  }
  const rows = field.type === 'array' || field.type === 'json' ? readVersionRows(versions) : null
  return rows && mergeRows(field, rows, path, merge, choices)
}

function mergeFields(
  fields: readonly FlattenedField[],
  { base, theirs, mine }: ThreeVersions,
  prefix: string,
  merge: Merger,
): MergeResult {
  const merged: MergeResult & { value: Record<string, unknown> } = { value: { ...mine }, conflicts: [], takenPaths: [] }
  for (const field of fields) {
    const { name } = field
    // A field that the form does not contain keeps its stored value. `_status` is merged by the caller.
    if (!(name in mine) || name === 'id' || name === '_status') continue
    const versions = { base: base[name], theirs: theirs[name], mine: mine[name] }
    const fieldResult = merge(field, versions, `${prefix}${name}`)
    merged.value[name] = fieldResult.value
    merged.conflicts.push(...fieldResult.conflicts)
    merged.takenPaths.push(...fieldResult.takenPaths)
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
  const baseRows = indexByKey(base)
  const theirRows = indexByKey(theirs)
  const myRows = indexByKey(mine)
  const order = mergeRowOrders({ base: [...baseRows.keys()], theirs: [...theirRows.keys()], mine: [...myRows.keys()] })
  if (order === null) return null
  const fields = getRowFields(field, [...base, ...theirs, ...mine])
  const merged: MergeResult<Values[]> = { value: [], conflicts: [], takenPaths: [] }
  for (const key of order) {
    const versions = { base: baseRows.get(key), theirs: theirRows.get(key), mine: myRows.get(key) }
    const rowResult = mergeRow(field, fields, versions, `${path}.${key}`, merge, choices)
    if (rowResult.value) merged.value.push(rowResult.value)
    merged.conflicts.push(...rowResult.conflicts)
    merged.takenPaths.push(...rowResult.takenPaths)
  }
  return merged
}

/** In a JSON list, such as the travellers of a booking, each property of a row counts as a field. */
function getRowFields(field: FlattenedField, rows: readonly Values[]): readonly FlattenedField[] {
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
  if (!remaining) return { value: null, conflicts: [], takenPaths: [] }
  if (!base) return { value: remaining, conflicts: [], takenPaths: theirs ? [path] : [] }
  // One side removed the row. The row stays removed unless the other side changed it.
  if (findDifferingFields(fields, base, remaining).length === 0)
    return { value: null, conflicts: [], takenPaths: mine ? [path] : [] }
  const conflict = { path, field, isRow: true, theirs: theirs ?? null, mine: mine ?? null }
  const resolved = resolveConflict(conflict, choices)
  return { ...resolved, value: resolved.value === null ? null : remaining }
}

function resolveConflict(conflict: Conflict, choices: Choices): MergeResult<unknown> {
  const choice = choices[conflict.path]
  return {
    value: choice === 'theirs' ? conflict.theirs : conflict.mine,
    conflicts: choice ? [] : [conflict],
    takenPaths: [],
  }
}

function isDifferent(field: FlattenedField, before: unknown, after: unknown): boolean {
  return findDifferingFields([field], { [field.name]: before }, { [field.name]: after }).length > 0
}

function isSystemField({ admin }: FlattenedField): boolean {
  if (!admin) return false
  const isReadOnly = 'readOnly' in admin && Boolean(admin.readOnly)
  const isHidden = 'hidden' in admin && Boolean(admin.hidden)
  return isReadOnly || isHidden
}

function toValues(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Returns null if a row has no key or a duplicate key. */
function readVersionRows({ base, theirs, mine }: ThreeVersions<unknown>): ThreeVersions<Values[]> | null {
  const baseRows = readRows(base)
  const theirRows = readRows(theirs)
  const myRows = readRows(mine)
  return baseRows && theirRows && myRows && { base: baseRows, theirs: theirRows, mine: myRows }
}

function readRows(value: unknown): Values[] | null {
  // A form sends the number of rows instead of an empty list.
  if (value === undefined || value === null || value === 0) return []
  if (!Array.isArray(value) || value.some((row) => rowKey(row) === null)) return null
  return indexByKey(value).size === value.length ? value : null
}

/**
 * Returns the id of a row. An answer has no id, so its key consists of the question and the traveller. Returns null if
 * there is no key.
 */
export function rowKey(row: unknown): RowKey | null {
  if (typeof row !== 'object' || row === null) return null
  if ('id' in row) return typeof row.id === 'string' || typeof row.id === 'number' ? row.id : null
  if (!('question_id' in row) || typeof row.question_id !== 'string') return null
  const traveller = 'traveller' in row && typeof row.traveller === 'string' ? `:${row.traveller}` : ''
  return `${row.question_id}${traveller}`
}

function indexByKey(rows: readonly Values[]): Map<RowKey, Values> {
  const rowsByKey = new Map<RowKey, Values>()
  for (const row of rows) {
    const key = rowKey(row)
    if (key !== null) rowsByKey.set(key, row)
  }
  return rowsByKey
}

type RowKey = string | number

interface RowOrders {
  base: readonly RowKey[]
  theirs: readonly RowKey[]
  mine: readonly RowKey[]
}

/**
 * Returns the keys of both sides in one order. A row that only one side has follows the row that precedes it on that
 * side. Returns null if both sides moved the same rows to different positions.
 */
function mergeRowOrders({ base, theirs, mine }: RowOrders): RowKey[] | null {
  const isShared = (key: RowKey) => base.includes(key) && theirs.includes(key) && mine.includes(key)
  const sharedOrder = (keys: readonly RowKey[]) => keys.filter(isShared).join()
  const hasMoved = (keys: readonly RowKey[]) => sharedOrder(keys) !== sharedOrder(base)
  if (hasMoved(theirs) && hasMoved(mine) && sharedOrder(theirs) !== sharedOrder(mine)) return null
  const mainOrder = hasMoved(mine) ? mine : theirs
  const otherOrder = hasMoved(mine) ? theirs : mine
  const merged = [...mainOrder]
  otherOrder.forEach((key, index) => {
    if (mainOrder.includes(key)) return
    const previous = otherOrder[index - 1]
    merged.splice(previous === undefined ? 0 : merged.indexOf(previous) + 1, 0, key)
  })
  return merged
}
