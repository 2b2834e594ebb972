import type { CollectionConfig, Config, Field, GlobalConfig } from 'payload'
import { withLabels } from '../core/field-tree/labels.ts'
import { explainMissingLinks } from '../core/references/missing-links.ts'
import { withAuditHooks, withGlobalAuditHook } from '../features/audit/audit-hooks.ts'
import { globalWithOutdatedCheck, withOutdatedCheck } from '../features/merging/refuse-outdated.ts'
import { jobs } from '../features/scheduling/jobs.ts'
import { withComponents } from '../fields/components.ts'
import { maxTextLengths, type TextLengths } from '../fields/text-lengths.ts'
import { withTrimmedTexts } from '../fields/trim-texts.ts'
import { type CollectionOptions, contentCollections, contentGlobals, recordCollections } from './collections.ts'
import { databaseAdapter } from './database.ts'
import { loggerOptions } from './logger.ts'

export interface BaseOptions extends CollectionOptions {
  databaseUrl: string
  databasePoolSize?: number
  secret: string
}

/** The functions with which a configuration extends the shared collections and globals. They must not change fields. */
export interface ConfigExtensions {
  content?: (collections: CollectionConfig[]) => CollectionConfig[]
  records?: (collections: CollectionConfig[]) => CollectionConfig[]
  globals?: (globals: GlobalConfig[]) => GlobalConfig[]
}

/** Returns the configuration shared by the admin and the functions: everything that determines the database schema. */
export function baseConfig(
  { databaseUrl, databasePoolSize, secret, ...options }: BaseOptions,
  { content = (all) => all, records = (all) => all, globals = (all) => all }: ConfigExtensions = {},
) {
  return {
    secret,
    db: databaseAdapter(databaseUrl, databasePoolSize),
    collections: [
      ...content(contentCollections(options)).map((collection) =>
        withCommonBehaviour(withOutdatedCheck(withAuditHooks(collection, { isPersonal: false })), maxTextLengths),
      ),
      ...records(recordCollections(options)).map((collection) =>
        withCommonBehaviour(withOutdatedCheck(withAuditHooks(collection, { isPersonal: true }))),
      ),
    ],
    globals: globals(contentGlobals()).map((global) =>
      withCommonBehaviour(globalWithOutdatedCheck(withGlobalAuditHook(global)), maxTextLengths),
    ),
    jobs,
    hooks: { afterError: [explainMissingLinks] },
    graphQL: { disable: true },
    logger: loggerOptions(),
    telemetry: false,
    // Generating the types at each start would take two seconds in another process, without effect outside of cms/.
    typescript: { autoGenerate: false },
    // No page needs deeper relations, and a request with a wrong depth stays cheap.
    defaultDepth: 1,
    maxDepth: 3,
  } satisfies Config
}

/**
 * Adds labels, components and trimmed texts to all fields. Only the texts of content have a maximum length, not those
 * of records.
 */
function withCommonBehaviour<Entity extends { fields: Field[] }>(entity: Entity, maxLengths?: TextLengths): Entity {
  return { ...entity, fields: withTrimmedTexts(withComponents(withLabels(entity.fields)), maxLengths) }
}
