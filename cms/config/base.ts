import type { CollectionConfig, Config, Field, GlobalConfig } from 'payload'
import { withLabels } from '../fields/labels.ts'
import { explainMissingLinks } from '../hooks/missing-links.ts'
import { contentCollections, contentGlobals, recordCollections, type Surroundings } from './collections.ts'
import { database } from './database.ts'

export interface BaseOptions extends Surroundings {
  databaseUrl: string
  secret: string
}

/** What one configuration does to the collections beyond what all have in common; nothing that changes their fields. */
export interface Additions {
  content?: (collections: CollectionConfig[]) => CollectionConfig[]
  globals?: (globals: GlobalConfig[]) => GlobalConfig[]
}

/** What the admin's configuration and the functions' have in common: all that makes the database schema. */
export function baseConfig(
  { databaseUrl, secret, ...surroundings }: BaseOptions,
  { content = (all) => all, globals = (all) => all }: Additions = {},
) {
  return {
    secret,
    db: database(databaseUrl),
    collections: [...content(contentCollections(surroundings)), ...recordCollections(surroundings)]
      .map(labelled)
      .map(withoutVersionsWhereNone),
    globals: globals(contentGlobals()).map(labelled),
    hooks: { afterError: [explainMissingLinks] },
    graphQL: { disable: true },
    telemetry: false,
    // Deeper than this nothing that we show is linked; a mistaken depth stays cheap.
    defaultDepth: 1,
    maxDepth: 3,
  } satisfies Config
}

function labelled<Entity extends { fields: Field[] }>(entity: Entity): Entity {
  return { ...entity, fields: withLabels(entity.fields) }
}

/** Payload has addresses for the versions of every collection, and those of a collection that keeps none fail in the database. */
function withoutVersionsWhereNone(collection: CollectionConfig): CollectionConfig {
  if (collection.versions || collection.endpoints === false) return collection
  const nothing = [
    { method: 'get' as const, path: '/versions' },
    { method: 'get' as const, path: '/versions/:id' },
    { method: 'post' as const, path: '/versions/:id' },
  ].map((address) => ({ ...address, handler: notFound }))
  return { ...collection, endpoints: [...nothing, ...(collection.endpoints ?? [])] }
}

function notFound(): Response {
  return Response.json({ errors: [{ message: 'Nothing was found here.' }] }, { status: 404 })
}
