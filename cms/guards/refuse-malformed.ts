import {
  type AfterErrorHook,
  APIError,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  MissingFile,
  type SanitizedConfig,
  type Where,
} from 'payload'
import { refuseUnreadableSort, refuseUnreadableSortOfVersions } from './refuse-unreadable-sort.ts'

/**
 * Answers malformed requests with 400 instead of 500. Payload 3.90.1 does not check the type of a body, the operators
 * of a query or the syntax of JSON in the address. An error in any of them surfaces as a TypeError deep inside. Runs on
 * the built configuration, so that Payload's own collections are covered too.
 */
export function guardRequests(config: SanitizedConfig): SanitizedConfig {
  // Payload shares the collection of migrations between all configurations, so it must not be changed in place.
  config.collections = config.collections.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [refuseMalformed, refuseUnreadableSort, ...(collection.hooks.beforeOperation ?? [])],
    },
  }))
  config.globals = config.globals.map((global) => ({
    ...global,
    endpoints: refuseUnreadableSortOfVersions(global),
    hooks: { ...global.hooks, beforeOperation: [refuseMalformedGlobal, ...(global.hooks.beforeOperation ?? [])] },
  }))
  return config
}

/** Maps a JSON syntax error to 400: only the request itself is parsed while a request is handled. */
export const explainInvalidJson: AfterErrorHook = ({ error }) => {
  if (!(error instanceof SyntaxError)) return
  return { status: 400, response: { errors: [{ name: 'BadRequest', message: 'The request contains invalid JSON.' }] } }
}

const refuseMalformed: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  if ('where' in args) checkWhere(args.where)
  if (operation !== 'create' && operation !== 'update') return
  const data = requireObject('data' in args ? args.data : undefined)
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined
  if (overrideAccess || operation !== 'create' || !collection.upload || req.file || isCopy) return
  // Payload would fetch the file from an address in the body although `pasteURL` is off. If the caller may not create
  // the entry, Payload rejects the request itself.
  if (await collection.access.create({ data, req })) throw new MissingFile(req.t)
}

const refuseMalformedGlobal: GlobalBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'update') requireObject('data' in args ? args.data : undefined)
}

function requireObject(data: unknown): Record<string, unknown> {
  if (isObject(data)) return data
  throw badRequest('The body must be a JSON object, sent as application/json or multipart/form-data.')
}

/** Geographic operators, which Payload's PostgreSQL adapter supports only for point fields. No collection has one. */
const unsupportedOperators = new Set(['intersects', 'near', 'within'])

function checkWhere(where: Where | undefined): void {
  if (where === undefined || where === null) return
  if (!isObject(where)) throw badRequest('The query parameter "where" must be an object.')
  for (const [path, constraint] of Object.entries(where)) {
    if (/^(and|or)$/i.test(path) && Array.isArray(constraint)) {
      for (const part of constraint) checkWhere(part)
      continue
    }
    if (!isObject(constraint)) throw badRequest(`The condition for "${path}" must name an operator.`)
    const unsupported = Object.keys(constraint).find((operator) => unsupportedOperators.has(operator))
    if (unsupported) throw badRequest(`The operator "${unsupported}" is not supported.`)
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function badRequest(message: string): APIError {
  return new APIError(message, 400, null, true)
}
