import {
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  MissingFile,
  type SanitizedConfig,
} from 'payload'
import { RefusalError } from '../../core/errors/refusal.ts'
import { isObject } from '../../core/is-object.ts'
import { refuseUnsupportedOperators } from './refuse-operators.ts'
import { refuseUnreadableSort, withVersionQueryChecks } from './refuse-unreadable-sort.ts'

/**
 * Answers malformed requests with 400 instead of 500. Payload does not check the type of a body or the operators of a
 * query, and fails with a TypeError. Needs the built configuration, so that Payload's own collections are covered
 * too.
 *
 * Payload 3.90.1; tested by `requests.integration.test.ts`. Remove it when Payload checks the types of bodies and
 * queries.
 */
export function refuseMalformedRequests(config: SanitizedConfig): SanitizedConfig {
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
    endpoints: withVersionQueryChecks(global),
    hooks: { ...global.hooks, beforeOperation: [refuseMalformedGlobal, ...(global.hooks.beforeOperation ?? [])] },
  }))
  return config
}

const refuseMalformed: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  if ('where' in args) {
    const { payload } = req
    const hasVersionPaths = Boolean(collection.versions)
    refuseUnsupportedOperators(args.where, { fields: collection.flattenedFields, payload, hasVersionPaths })
  }
  if (operation !== 'create' && operation !== 'update') return
  const data = requireObject('data' in args ? args.data : undefined)
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined
  const needsFile = operation === 'create' && Boolean(collection.upload) && !isCopy
  if (overrideAccess || !needsFile || req.file) return
  // Payload would fetch the file from a URL in the body although `pasteURL` is off. A caller who cannot create the
  // entry is rejected by Payload itself.
  if (await collection.access.create({ data, req })) throw new MissingFile(req.t)
}

const refuseMalformedGlobal: GlobalBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'update') requireObject('data' in args ? args.data : undefined)
}

function requireObject(data: unknown): Record<string, unknown> {
  if (isObject(data)) return data
  throw new RefusalError('The body must be a JSON object, sent as application/json or multipart/form-data.', 400)
}
