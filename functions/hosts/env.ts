import path from 'node:path'
import { parseTrustedHeader } from '@nusa/shared/callers'
import {
  commonVariableSchemas,
  type DatabasePool,
  databaseUrlSchema,
  describeInsecureOrigins,
  EnvironmentError,
  httpUrlSchema,
  isMonitored,
  localMailFrom,
  omitEmptyVariables,
  originSchema,
  withoutTrailingSlash,
} from '@nusa/shared/environment'
import * as z from 'zod/mini'

const portSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65535))
const createSecretSchema = (length: number) =>
  z.string().check(z.minLength(length, `must be at least ${length} characters long`))

const variablesSchema = z.object({
  ...commonVariableSchemas,
  DATABASE_URL: databaseUrlSchema,
  PAYLOAD_SECRET: createSecretSchema(16),
  SITE_URL: z.optional(originSchema),
  /** May be the address of the CMS in a private network. */
  CMS_URL: z.optional(originSchema),
  DATA_DIR: z._default(z.string(), './data'),
  MEDIA_DIR: z.optional(z.string()),
  MEDIA_URL: z.optional(httpUrlSchema),
  OUTBOX_DIR: z.optional(z.string()),
  XENDIT_SECRET_KEY: z.optional(z.string().check(z.startsWith('xnd_', "must be a key that begins with 'xnd_'"))),
  XENDIT_WEBHOOK_TOKEN: z.optional(createSecretSchema(8)),
  XENDIT_URL: z.optional(httpUrlSchema),
  SITE_PORT: z._default(portSchema, 4321),
  HOST: z.optional(z.string()),
  /** The server listens on this Unix socket instead of a port. */
  SOCKET_PATH: z.optional(z.string()),
  /** How long to wait on shutdown until the proxy has closed its connections. */
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.minimum(0), z.maximum(600)), 0),
  TOOLS_PORT: z._default(portSchema, 4322),
  DIST_DIR: z._default(z.string(), './dist'),
  ORIGIN_SECRET: z.optional(createSecretSchema(16)),
  RATE_LIMIT_SCALE: z.optional(z.coerce.number().check(z.positive())),
})

type Variables = z.infer<typeof variablesSchema>

/** Paths are absolute. URLs have no trailing slash. */
export interface Env {
  isProduction: boolean
  databaseUrl: string
  databasePool: DatabasePool
  payloadSecret: string
  siteUrl: string
  /** Null means that there are no previews. */
  cmsUrl: string | null
  mediaDir: string
  /** Null means that pictures are read from `mediaDir`. */
  mediaUrl: string | null
  distDir: string
  mail: { from: string; replyTo: string | null; smtpUrl: string | null; outboxDir: string }
  xendit: { secretKey: string; webhookToken: string; url: string | null }
  /** The token of the timer that requests `/api/sweep`. Null if this host runs the sweep without a timer. */
  cronSecret: string | null
  sitePort: number
  /**
   * The network address to listen on. By default, only this machine can connect. Callers on other machines could use
   * the public demo passwords, or bypass the proxy and forge the header that rate limits trust.
   */
  host: string
  /** Null means that the server listens on the port. */
  socketPath: string | null
  drainMs: number
  trustedProxyHeader: string | null
  /** The secret that the proxy adds to each request. Null if requests need no secret. */
  originSecret: string | null
  proxyRequestIdHeader: string | null
  /** Multiplies the allowed attempts of each rate limit. */
  rateLimitScale: number
  /** Whether a monitoring service receives the log. */
  isMonitored: boolean
  /** Null if the operator has not set the release. */
  release: string | null
}

/** The payment sandbox accepts these keys. */
export const sandboxKeys = {
  secretKey: 'xnd_development_nusa_sandbox',
  webhookToken: 'nusa-sandbox-callback-token',
}

const requiredVariables = ['SITE_URL', 'SMTP_URL', 'MAIL_FROM', 'XENDIT_SECRET_KEY', 'XENDIT_WEBHOOK_TOKEN'] as const

const hintByVariable: Record<string, string> = {
  TRUSTED_PROXY_HEADER:
    ": set it to the header in which your proxy writes the caller's address, such as x-forwarded-for, or to none if this host has no proxy",
}

/** The Node server cannot detect whether it runs behind a proxy. */
export const requiredByNodeHost = ['TRUSTED_PROXY_HEADER'] as const

/**
 * @param requiredByHost Further variables that this host requires in production.
 * @throws EnvironmentError, which lists all errors.
 */
export function parseEnv(source: Record<string, string | undefined>, requiredByHost: readonly string[] = []): Env {
  const nonEmptyVariables = omitEmptyVariables(source)
  const parsed = variablesSchema.safeParse(nonEmptyVariables)
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => describeIssue(issue, nonEmptyVariables)),
    ...describeMissing(nonEmptyVariables, requiredByHost),
    ...describeInsecureOrigins(nonEmptyVariables, ['SITE_URL']),
  ]
  if (!parsed.success || problems.length > 0) throw new EnvironmentError('the storefront’s API', problems, source)
  return toEnv(parsed.data)
}

function describeIssue(issue: z.core.$ZodIssue, nonEmptyVariables: Record<string, unknown>): string {
  const name = String(issue.path[0])
  return name in nonEmptyVariables ? `${name} ${issue.message}` : `${name} is missing`
}

/** Checks the raw values, so that missing variables and the errors of the schema are reported together. */
function describeMissing(nonEmptyVariables: Record<string, unknown>, requiredByHost: readonly string[]): string[] {
  return listRequired(nonEmptyVariables, requiredByHost)
    .filter((name) => !(name in nonEmptyVariables))
    .map((name) => `${name} is missing${hintByVariable[name] ?? ''}`)
}

/** A local host can use the payment sandbox without Xendit's variables. If one of them is set, both are required. */
function listRequired(
  nonEmptyVariables: Record<string, unknown>,
  requiredByHost: readonly string[],
): readonly string[] {
  if (nonEmptyVariables.NUSA_ENV !== 'local') return [...requiredVariables, ...requiredByHost]
  const xenditVariables = ['XENDIT_SECRET_KEY', 'XENDIT_WEBHOOK_TOKEN']
  return xenditVariables.some((name) => name in nonEmptyVariables) ? xenditVariables : []
}

function toMailSettings(variables: Variables, dataDir: string): Env['mail'] {
  return {
    from: variables.MAIL_FROM ?? localMailFrom,
    replyTo: variables.MAIL_REPLY_TO ?? null,
    smtpUrl: variables.SMTP_URL ?? null,
    outboxDir: path.resolve(variables.OUTBOX_DIR ?? path.join(dataDir, 'outbox')),
  }
}

function toXenditSettings(variables: Variables): Env['xendit'] {
  const usesSandbox = variables.XENDIT_SECRET_KEY === undefined
  const defaultUrl = usesSandbox ? `http://localhost:${variables.TOOLS_PORT}` : null
  return {
    secretKey: variables.XENDIT_SECRET_KEY ?? sandboxKeys.secretKey,
    webhookToken: variables.XENDIT_WEBHOOK_TOKEN ?? sandboxKeys.webhookToken,
    url: variables.XENDIT_URL ?? defaultUrl,
  }
}

function toEnv(variables: Variables): Env {
  const isProduction = variables.NUSA_ENV === 'production'
  const dataDir = path.resolve(variables.DATA_DIR)
  return {
    isProduction,
    databaseUrl: variables.DATABASE_URL,
    databasePool: { mode: variables.DATABASE_POOL_MODE, size: variables.DATABASE_POOL_SIZE },
    payloadSecret: variables.PAYLOAD_SECRET,
    siteUrl: variables.SITE_URL ?? `http://localhost:${variables.SITE_PORT}`,
    cmsUrl: variables.CMS_URL ?? null,
    mediaDir: path.resolve(variables.MEDIA_DIR ?? path.join(dataDir, 'media')),
    mediaUrl: variables.MEDIA_URL === undefined ? null : withoutTrailingSlash(variables.MEDIA_URL),
    distDir: path.resolve(variables.DIST_DIR),
    mail: toMailSettings(variables, dataDir),
    xendit: toXenditSettings(variables),
    cronSecret: variables.CRON_SECRET ?? null,
    sitePort: variables.SITE_PORT,
    host: variables.HOST ?? (isProduction ? '127.0.0.1' : 'localhost'),
    socketPath: variables.SOCKET_PATH === undefined ? null : path.resolve(variables.SOCKET_PATH),
    drainMs: variables.DRAIN_SECONDS * 1000,
    trustedProxyHeader: parseTrustedHeader(variables.TRUSTED_PROXY_HEADER),
    originSecret: variables.ORIGIN_SECRET ?? null,
    proxyRequestIdHeader: parseTrustedHeader(variables.REQUEST_ID_HEADER),
    isMonitored: isMonitored(variables),
    release: variables.SENTRY_RELEASE ?? null,
    rateLimitScale: variables.RATE_LIMIT_SCALE ?? (isProduction ? 1 : 20),
  }
}
