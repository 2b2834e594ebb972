import type { AfterErrorHook, SanitizedCollectionConfig } from 'payload'
import { isObject } from '../is-object.ts'
import { findReferencePaths } from './references.ts'

/**
 * Shows the database error about a missing related entry as an error of the field. A check before the save would
 * miss an entry that is deleted after the check.
 */
export const explainMissingLinks: AfterErrorHook = ({ error, collection, req }) => {
  const missingRow = parseMissingRow(error)
  if (!missingRow || !collection) return
  const target = req.payload.config.collections.find(({ slug }) => slug.replaceAll('-', '_') === missingRow.table)
  const message = `Entry ${missingRow.id} no longer exists. Please choose another.`
  const path = target && findFieldPath(collection, target.slug, missingRow.column)
  const errors = [{ path: path ?? missingRow.column, message }]
  return {
    status: 400,
    response: { errors: [{ name: 'ValidationError', message, data: { collection: collection.slug, errors } }] },
  }
}

/** Prefers the field that the column is named after. */
function findFieldPath(
  { flattenedFields }: SanitizedCollectionConfig,
  target: string,
  column: string,
): string | undefined {
  const paths = findReferencePaths(target, flattenedFields)
  return paths.find((path) => [path, `${path}_id`].includes(column)) ?? paths[0]
}

interface MissingRow {
  column: string
  id: string
  table: string
}

const foreignKeyViolation = '23503'

/** Finds the missing row in an error of PostgreSQL, which the database library wraps. Returns null for other errors. */
function parseMissingRow(error: unknown): MissingRow | null {
  if (!(error instanceof Error)) return null
  const cause: unknown = error.cause ?? error
  if (!isObject(cause) || cause.code !== foreignKeyViolation) return null
  const detail = String(cause.detail ?? '')
  const [, column, id, table] = /^Key \((\w+)\)=\((.+)\) is not present in table "(\w+)"/.exec(detail) ?? []
  if (!column || !id || !table) return null
  return { column, id, table }
}
