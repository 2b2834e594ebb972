import {
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import type { Values } from './cell-format.ts'
import { findColumnField } from './columns.ts'
import type { Target } from './find-target.ts'
import type { ColumnPositions } from './match-header.ts'
import { assignValues } from './sheet-items.ts'
import type { Table } from './table.ts'

interface CheckOptions {
  req: PayloadRequest
  table: Table
  config: Pick<SanitizedCollectionConfig, 'auth' | 'flattenedFields' | 'hooks'>
  positions: ColumnPositions
  language: 'en' | 'id'
}

/** Returns the faults that the form would find in the changed entry and not in the stored entry. */
export async function checkRow(
  { entry, item }: Pick<Target, 'entry' | 'item'>,
  data: Record<string, unknown>,
  { req, table, config, positions, language }: CheckOptions,
): Promise<FieldError[]> {
  const isNew = entry === null || item.isNew
  const fields = [...positions.keys()].flatMap((column) => {
    const columnField = column.isImported ? findColumnField(column, item, table) : null
    if (!columnField) return []
    const { field } = columnField
    // An unchanged page address is not checked, because the check needs a database query.
    const isUnchangedSlug = entry !== null && field.name === 'slug' && !('slug' in data)
    return isUnchangedSlug ? [] : [field]
  })
  const previousValues = isNew ? getFormDefaults(item.fields) : item.values
  const values: Values = { ...previousValues, ...data }
  const changedEntry = { ...(entry ? structuredClone(entry) : values) }
  // `changedEntry` is also passed as the stored entry, because it already contains all lists.
  assignValues(changedEntry, changedEntry, item, data)
  const subject = { collection: table.collection, id: entry?.id, path: item.path.flat(), req }
  const faults = await checkValues(fields, { ...subject, entry: changedEntry, values })
  const unchangedFaultyFields = fields.filter(
    ({ name }) => !isNew && !(name in data) && faults.some(({ field }) => field === name),
  )
  const storedFaults = await checkValues(unchangedFaultyFields, { ...subject, entry: entry ?? {}, values: item.values })
  const newFaults = faults.filter(({ field }) => !storedFaults.some((fault) => fault.field === field))
  if (newFaults.length > 0 || !table.hasCheckingHooks) return newFaults
  const hookFaults = await checkHooks(config, {
    req,
    data: entry ? { ...data } : changedEntry,
    originalDoc: entry ?? undefined,
  })
  return hookFaults.map(({ field, message }) => ({ field, message: translateMessage(message, language) }))
}

interface HookInput {
  req: PayloadRequest
  data: Record<string, unknown>
  originalDoc: Values | undefined
}

/** Runs the `beforeValidate` hooks, which check the entry. Returns their error messages in English. */
async function checkHooks(
  config: CheckOptions['config'],
  { req, data, originalDoc }: HookInput,
): Promise<FieldError[]> {
  const operation = originalDoc ? 'update' : 'create'
  let currentData: Record<string, unknown> = data
  try {
    for (const hook of config.hooks.beforeValidate ?? [])
      currentData =
        (await Reflect.apply(hook, null, [{ req, data: currentData, originalDoc, operation, collection: config }])) ??
        currentData
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path, message }) => ({ field: path, message }))
  }
}

function getFormDefaults(fields: readonly FlattenedField[]): Values {
  const defaults: Record<string, unknown> = {}
  for (const field of fields) {
    const defaultValue: unknown = 'defaultValue' in field ? field.defaultValue : undefined
    if (defaultValue !== undefined && typeof defaultValue !== 'function') defaults[field.name] = defaultValue
  }
  return defaults
}

interface FieldError {
  field: string
  message: string
}

interface ValidationSubject {
  collection: CollectionSlug
  id: number | string | undefined
  /** The whole entry with the changes. */
  entry: Values
  /** The values of the entry, or of a row in one of its lists. */
  values: Values
  path: readonly (string | number)[]
  req: PayloadRequest
}

type Validate = (value: unknown, options: object) => unknown

/** Validates the fields as if the entry were published, because drafts are saved without validation. */
async function checkValues(fields: readonly FlattenedField[], subject: ValidationSubject): Promise<FieldError[]> {
  const { collection, id, entry, values, path, req } = subject
  const faults: FieldError[] = []
  for (const field of fields) {
    faults.push(...(await checkListRows(field, subject)))
    if (!('validate' in field) || !field.validate) continue
    const validate = field.validate as Validate
    const result = await validate(values[field.name], {
      ...field,
      id,
      collectionSlug: collection,
      data: entry,
      siblingData: values,
      blockData: {},
      path: [...path, field.name],
      operation: id === undefined ? 'create' : 'update',
      event: 'submit',
      overrideAccess: false,
      preferences: { fields: {} },
      req,
    })
    if (result !== true)
      faults.push({ field: field.name, message: typeof result === 'string' ? result : req.t('error:unspecific') })
  }
  return faults
}

/** Validates the rows of a list that a single cell contains. */
async function checkListRows(field: FlattenedField, subject: ValidationSubject): Promise<FieldError[]> {
  const rows: unknown = subject.values[field.name]
  if (field.type !== 'array' || !Array.isArray(rows)) return []
  const faults: FieldError[] = []
  for (const [index, row] of rows.entries()) {
    const path = [...subject.path, field.name, index]
    faults.push(...(await checkValues(field.flattenedFields, { ...subject, values: Object(row), path })))
  }
  const messages = new Set(faults.map(({ message }) => message))
  return [...messages].map((message) => ({ field: field.name, message }))
}
