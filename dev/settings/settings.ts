import { isAbsolute, join, relative, resolve } from 'node:path'
import {
  databaseUrlSchema,
  describeInsecureOrigins,
  EnvironmentError,
  omitEmptyVariables,
  originSchema,
} from '@nusa/shared/environment'
import * as z from 'zod/mini'
import { parseEnv } from '../../functions/hosts/env.ts'

const portSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65535))
const optionalTextSchema = z.optional(z.string())

const variablesSchema = z.object({
  SITE_PORT: z._default(portSchema, 4321),
  CMS_PORT: z._default(portSchema, 3000),
  TOOLS_PORT: z._default(portSchema, 4322),
  HOST: optionalTextSchema,
  DATA_DIR: z._default(z.string(), 'data'),
  MEDIA_DIR: optionalTextSchema,
  OUTBOX_DIR: optionalTextSchema,
  SITE_URL: z.optional(originSchema),
  CMS_URL: z.optional(originSchema),
  DATABASE_URL: z.optional(databaseUrlSchema),
})

/**
 * Production requires these settings. In development, the sandbox, the outbox, generated secrets and the embedded
 * database replace them.
 */
const productionVariables = [
  'DATABASE_URL',
  'PAYLOAD_SECRET',
  'CATALOG_TOKEN',
  'SITE_URL',
  'CMS_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'XENDIT_SECRET_KEY',
  'XENDIT_WEBHOOK_TOKEN',
  'TRUSTED_PROXY_HEADER',
]

/** The settings with defaults filled in. All paths are absolute. */
export type Settings = {
  /** In production there are no demo content and no demo logins. */
  isProduction: boolean
  sitePort: number
  cmsPort: number
  toolsPort: number
  /**
   * The address on which storefront and CMS listen. By default, only this machine can connect. In development, the
   * reason is that the passwords of the demo logins are public. In production, the proxy is on this machine: callers who
   * bypass it could forge the header with their IP address, which rate limits trust.
   */
  host: string
  siteUrl: string
  cmsUrl: string
  toolsUrl: string
  /** Null if the embedded PostgreSQL is used. */
  databaseUrl: string | null
  dataDir: string
  mediaDir: string
  outboxDir: string
  logsDir: string
  distDir: string
}

/** Reads the settings from the environment. @throws an EnvironmentError that names every invalid variable */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const variables = omitEmptyVariables(env)
  const parsed = variablesSchema.safeParse(variables)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => describeIssue(issue, variables))
    throw new EnvironmentError('this command', problems, env)
  }
  const isProduction = variables.NUSA_ENV === 'production'
  const { SITE_PORT, CMS_PORT, TOOLS_PORT, HOST, DATA_DIR, MEDIA_DIR, OUTBOX_DIR, ...urls } = parsed.data
  const ports = new Set([SITE_PORT, CMS_PORT, TOOLS_PORT])
  if (ports.size < 3)
    throw new EnvironmentError(
      'this command',
      ['SITE_PORT, CMS_PORT and TOOLS_PORT must be three different ports'],
      env,
    )
  const dataDir = resolve(DATA_DIR)
  return {
    isProduction,
    sitePort: SITE_PORT,
    cmsPort: CMS_PORT,
    toolsPort: TOOLS_PORT,
    host: HOST ?? (isProduction ? '127.0.0.1' : 'localhost'),
    siteUrl: urls.SITE_URL ?? `http://localhost:${SITE_PORT}`,
    cmsUrl: urls.CMS_URL ?? `http://localhost:${CMS_PORT}`,
    toolsUrl: `http://localhost:${TOOLS_PORT}`,
    databaseUrl: urls.DATABASE_URL ?? null,
    dataDir,
    mediaDir: resolve(MEDIA_DIR ?? join(dataDir, 'media')),
    outboxDir: resolve(OUTBOX_DIR ?? join(dataDir, 'outbox')),
    logsDir: join(dataDir, 'logs'),
    distDir: join(dataDir, 'site', 'dist'),
  }
}

/** Checks the settings of the API before it is started. @throws an EnvironmentError that names all problems */
export function requireFunctionSettings(env: Record<string, string | undefined>): void {
  // The command sets these settings later if they are missing.
  const placeholders = {
    NUSA_ENV: 'local',
    DATABASE_URL: 'postgres://localhost',
    PAYLOAD_SECRET: 'made-at-the-first-start',
  }
  parseEnv({ ...placeholders, ...omitEmptyVariables(env) })
}

/**
 * Checks the settings of a production server before anything is changed.
 * @throws an EnvironmentError that names every setting that is missing or that production does not accept
 */
export function requireProductionSettings(env: Record<string, string | undefined>): void {
  const isProduction = env.NUSA_ENV === 'production'
  const missingNames = isProduction ? productionVariables.filter((name) => !env[name]) : []
  const problems = [
    ...missingNames.map((name) => `${name} is missing: NUSA_ENV=production requires it`),
    ...(isProduction ? describeInsecureOrigins(omitEmptyVariables(env), ['SITE_URL', 'CMS_URL']) : []),
  ]
  if (problems.length > 0) throw new EnvironmentError('this command', problems, env)
}

function describeIssue(issue: z.core.$ZodIssue, variables: Record<string, unknown>): string {
  const name = String(issue.path[0])
  const rule = name.endsWith('_PORT') ? 'must be a port from 1 to 65535' : issue.message
  return `${name}=${variables[name]}: ${rule}`
}

/** Returns a relative path if the directory is in the working directory, an absolute path if not. */
export function displayPath(folder: string): string {
  const path = relative(process.cwd(), folder)
  return path === '' || path.startsWith('..') || isAbsolute(path) ? folder : path
}
