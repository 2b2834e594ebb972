import {
  type CollectionBeforeOperationHook,
  type Endpoint,
  type FlattenedField,
  type FlattenedJoinField,
  getLocalizedPaths,
  type PayloadRequest,
  QueryError,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { refuseUnsupportedOperators } from './refuse-operators.ts'

/**
 * Refuses to sort by fields that the caller cannot read. Payload does not check a sort path through a relation, so
 * `sort=user_id.hash` orders rows by password hashes. It also ignores the access rules of the related collection.
 * The hook also checks the filters of joined collections.
 *
 * Payload 3.90.1; tested by `refuse-unreadable-sort.integration.test.ts`. Remove it when `validateSortQuery` follows
 * relations.
 */
export const refuseUnreadableSort: CollectionBeforeOperationHook = async ({
  args,
  collection,
  overrideAccess,
  req,
}) => {
  if (overrideAccess) return
  if ('sort' in args) await checkSort(args.sort, collection.flattenedFields, req)
  if (!('joins' in args) || !args.joins) return
  for (const [path, join] of Object.entries(args.joins)) {
    const field = collection.flattenedFields.find(({ name }) => name === path)
    if (field?.type === 'join' && typeof join === 'object' && join !== null) await checkJoin(field, join, req)
  }
}

async function checkJoin(field: FlattenedJoinField, join: object, req: PayloadRequest): Promise<void> {
  for (const slug of [field.collection].flat()) {
    const fields = findCollection(slug, req)?.flattenedFields ?? []
    if ('where' in join) refuseUnsupportedOperators(join.where, { fields, payload: req.payload })
    if ('sort' in join) await checkSort(join.sort, fields, req)
  }
}

/** Adds a check of sort and filter to the versions of a global, because their operation has no hook. */
export function withVersionQueryChecks(global: SanitizedGlobalConfig): SanitizedGlobalConfig['endpoints'] {
  const { endpoints, flattenedFields } = global
  if (!endpoints) return endpoints
  return endpoints.map((endpoint: Endpoint) => {
    if (endpoint.method !== 'get' || endpoint.path !== '/versions') return endpoint
    const handler: Endpoint['handler'] = async (req) => {
      refuseUnsupportedOperators(req.query.where, {
        fields: flattenedFields,
        payload: req.payload,
        hasVersionPaths: true,
      })
      await checkSort(req.query.sort, flattenedFields, req)
      return endpoint.handler(req)
    }
    return { ...endpoint, handler }
  })
}

async function checkSort(sort: unknown, fields: FlattenedField[], req: PayloadRequest): Promise<void> {
  for (const path of parseNestedSortPaths(sort)) {
    if (!(await isPathReadable(path, fields, req))) throw new QueryError([{ path }])
  }
}

/** Returns the paths with several segments, without the `-` prefix. Paths of versions become paths of the entry. */
function parseNestedSortPaths(sort: unknown): string[] {
  const texts = [sort].flat().filter((text) => typeof text === 'string')
  const paths = texts.flatMap((text) => text.split(',').map(parseSortPath))
  return paths.filter((path) => path.includes('.'))
}

function parseSortPath(text: string): string {
  const path = text.trim().replace(/^-/, '').replaceAll('__', '.')
  return path.replace(/^((version|parent)\.)+/, '')
}

/** Returns whether the user may read the field, and all entries of each related collection on the path. */
async function isPathReadable(path: string, fields: FlattenedField[], req: PayloadRequest): Promise<boolean> {
  const { payload } = req
  const steps = getLocalizedPaths({ fields, incomingPath: path, payload, overrideAccess: false })
  if (steps.some(({ invalid }) => invalid)) return false
  for (const { collectionSlug } of steps.slice(1)) {
    const relatedCollection = collectionSlug === undefined ? undefined : findCollection(collectionSlug, req)
    if (relatedCollection && (await relatedCollection.access.read({ req })) !== true) return false
  }
  return true
}

function findCollection(slug: string, { payload }: PayloadRequest): SanitizedCollectionConfig | undefined {
  return payload.config.collections.find((collection) => collection.slug === slug)
}
