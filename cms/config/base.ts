import type { CollectionConfig, Config, Field, GlobalConfig } from 'payload'
import { audited, auditedGlobal } from '../audit/audited.ts'
import { withComponents } from '../fields/components.ts'
import { withLabels } from '../fields/labels.ts'
import { type Lengths, longestTexts } from '../fields/text-lengths.ts'
import { withTrimmedTexts } from '../fields/trimmed.ts'
import { explainMissingLinks } from '../hooks/missing-links.ts'
import { globalRefusingOutdated, refusingOutdated } from '../hooks/refuse-outdated.ts'
import { jobs } from '../scheduling/jobs.ts'
import { contentCollections, contentGlobals, recordCollections, type Surroundings } from './collections.ts'
import { database } from './database.ts'
import { logger } from './logger.ts'

export interface BaseOptions extends Surroundings {
  databaseUrl: string
  secret: string
}

/** Changes that one configuration makes to the shared collections and globals. They must not change fields. */
export interface Additions {
  content?: (collections: CollectionConfig[]) => CollectionConfig[]
  records?: (collections: CollectionConfig[]) => CollectionConfig[]
  globals?: (globals: GlobalConfig[]) => GlobalConfig[]
}

/** Returns the configuration shared by the admin and the functions: everything that determines the database schema. */
export function baseConfig(
  { databaseUrl, secret, ...surroundings }: BaseOptions,
  { content = (all) => all, records = (all) => all, globals = (all) => all }: Additions = {},
) {
  return {
    secret,
    db: database(databaseUrl),
    collections: [
      ...content(contentCollections(surroundings)).map((collection) =>
        withCommon(refusingOutdated(audited(collection, { ofPeople: false })), longestTexts),
      ),
      ...records(recordCollections(surroundings)).map((collection) =>
        withCommon(refusingOutdated(audited(collection, { ofPeople: true }))),
      ),
    ],
    globals: globals(contentGlobals()).map((global) =>
      withCommon(globalRefusingOutdated(auditedGlobal(global)), longestTexts),
    ),
    jobs,
    hooks: { afterError: [explainMissingLinks] },
    graphQL: { disable: true },
    logger: logger(),
    telemetry: false,
    // Otherwise each start generates the types in another process, which takes two seconds and finds nothing to do
    // outside of cms/.
    typescript: { autoGenerate: false },
    // Nothing that we show is nested deeper, and a mistaken depth stays cheap.
    defaultDepth: 1,
    maxDepth: 3,
  } satisfies Config
}

/** Adds what all fields have in common. Only the texts of content are limited in length, not those of records. */
function withCommon<Entity extends { fields: Field[] }>(entity: Entity, longest?: Lengths): Entity {
  return { ...entity, fields: withTrimmedTexts(withComponents(withLabels(entity.fields)), longest) }
}
