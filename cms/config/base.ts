import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import type { CollectionConfig, Config, Field, GlobalConfig } from 'payload'
import pg from 'pg'
import { withAfterCommit } from '../core/database/after-commit.ts'
import { customTables } from '../core/database/custom-tables.ts'
import { ResilientPool } from '../core/database/resilient-pool.ts'
import { withLabels } from '../core/field-tree/labels.ts'
import { explainMissingLinks } from '../core/references/missing-links.ts'
import { withAuditHooks, withGlobalAuditHook } from '../features/audit/audit-hooks.ts'
import { withGlobalOutdatedCheck, withOutdatedCheck } from '../features/merging/refuse-outdated.ts'
import { jobs } from '../features/scheduling/jobs.ts'
import { withComponents } from '../fields/components.ts'
import { maxTextLengths, type TextLengths } from '../fields/text-lengths.ts'
import { withTrimmedTexts } from '../fields/trim-texts.ts'
import {
  adminGlobals,
  type CollectionOptions,
  contentCollections,
  contentGlobals,
  recordCollections,
} from './collections.ts'
import { loggerOptions } from './logger.ts'

interface BaseOptions extends CollectionOptions {
  databaseUrl: string
  databasePoolSize?: number
  secret: string
  logName?: 'cms' | 'functions'
}

/** These functions must not change fields, because the database schema is generated from the fields. */
interface ConfigExtensions {
  extendContent?: (collections: CollectionConfig[]) => CollectionConfig[]
  extendRecords?: (collections: CollectionConfig[]) => CollectionConfig[]
  extendGlobals?: (globals: GlobalConfig[]) => GlobalConfig[]
  extendAdminGlobals?: (globals: GlobalConfig[]) => GlobalConfig[]
}

/**
 * Returns the configuration that the CMS and the site's API (`functions/`) share: everything that determines the
 * database schema.
 */
export function baseConfig(
  { databaseUrl, databasePoolSize, secret, logName = 'cms', ...options }: BaseOptions,
  {
    extendContent = (collections) => collections,
    extendRecords = (collections) => collections,
    extendGlobals = (globals) => globals,
    extendAdminGlobals = (globals) => globals,
  }: ConfigExtensions = {},
) {
  const contentConfigs = contentCollections(options)
  return {
    secret,
    db: databaseAdapter(databaseUrl, databasePoolSize),
    collections: [
      ...extendContent(contentConfigs).map((collection) =>
        withCommonBehaviour(withOutdatedCheck(withAuditHooks(collection, { isPersonal: false })), maxTextLengths),
      ),
      ...extendRecords(recordCollections(options, contentConfigs)).map((collection) =>
        withCommonBehaviour(withOutdatedCheck(withAuditHooks(collection, { isPersonal: true }))),
      ),
    ],
    globals: [...extendGlobals(contentGlobals()), ...extendAdminGlobals(adminGlobals())].map((global) =>
      withCommonBehaviour(withGlobalOutdatedCheck(withGlobalAuditHook(global)), maxTextLengths),
    ),
    jobs,
    hooks: { afterError: [explainMissingLinks] },
    graphQL: { disable: true },
    logger: loggerOptions(logName),
    telemetry: false,
    // Generating the types would take two seconds at each start.
    typescript: { autoGenerate: false },
    // No page needs deeper relations. The limit keeps requests with a large depth cheap.
    defaultDepth: 1,
    maxDepth: 3,
  } satisfies Config
}

/** The texts of content have maximum lengths. The texts of records, such as bookings, do not. */
function withCommonBehaviour<Entity extends { fields: Field[] }>(entity: Entity, maxLengths?: TextLengths): Entity {
  return { ...entity, fields: withTrimmedTexts(withComponents(withLabels(entity.fields)), maxLengths) }
}

// Only Payload's commands, such as `migrate:create`, use this folder. They run from the source files.
const cmsFolder = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/**
 * A request that waits longer than ten seconds for a connection fails. The adapter uses no named prepared statements,
 * so the URL may be that of a transaction pooler such as PgBouncer.
 */
function databaseAdapter(databaseUrl: string, poolSize = 10): ReturnType<typeof postgresAdapter> {
  const adapter = postgresAdapter({
    pg: { ...pg, Pool: ResilientPool },
    pool: { connectionString: databaseUrl, max: poolSize, connectionTimeoutMillis: 10_000 },
    // The schema changes only through the committed migrations.
    push: false,
    afterSchemaInit: [({ schema }) => ({ ...schema, tables: { ...schema.tables, ...customTables } })],
    migrationDir: path.join(cmsFolder, 'migrations'),
    generateSchemaOutputFile: path.join(cmsFolder, 'generated/payload-generated-schema.ts'),
  })
  return withAfterCommit(adapter)
}
