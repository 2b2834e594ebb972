import path from 'node:path'
import { parseTrustedHeader } from '@nusa/shared/callers'
import {
  commonVariableSchemas,
  databaseUrlSchema,
  describeInsecureOrigins,
  EnvironmentError,
  httpUrlSchema,
  isMonitored,
  localMailFrom,
  omitEmptyVariables,
  originSchema,
  type Variables,
  withoutTrailingSlash,
} from '@nusa/shared/environment'
import { minQuietSeconds } from '@nusa/shared/publishing'
import * as z from 'zod/mini'

const localSecret = 'nusa-local-secret-of-no-worth'
const localDatabase = 'postgres://localhost:5432/nusa'

const nonEmptySchema = z.string().check(z.trim(), z.minLength(1))
const secretSchema = z.string().check(z.minLength(16, 'must have at least 16 characters'))

const bucketVariables = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const bucketSchema = z.object({
  S3_BUCKET: z.optional(nonEmptySchema),
  S3_REGION: z.optional(nonEmptySchema),
  S3_ENDPOINT: z.optional(httpUrlSchema),
  S3_ACCESS_KEY_ID: z.optional(nonEmptySchema),
  S3_SECRET_ACCESS_KEY: z.optional(nonEmptySchema),
})

const envSchema = z.object({
  ...commonVariableSchemas,
  DATABASE_URL: z.optional(databaseUrlSchema),
  PAYLOAD_SECRET: z.optional(secretSchema),
  CMS_URL: z._default(originSchema, 'http://localhost:3000'),
  DATA_DIR: z._default(nonEmptySchema, 'data'),
  MEDIA_DIR: z.optional(nonEmptySchema),
  ...bucketSchema.shape,
  OUTBOX_DIR: z.optional(nonEmptySchema),
  MAIL_FROM: z._default(commonVariableSchemas.MAIL_FROM, localMailFrom),
  CATALOG_TOKEN: z.optional(secretSchema),
  BUILD_HOOK_URL: z.optional(httpUrlSchema),
  DEPLOY_HOOK_URL: z.optional(httpUrlSchema),
  PUBLISHER_URL: z.optional(httpUrlSchema),
  SITE_URL: z.optional(originSchema),
  PUBLISHER_TOKEN: z.optional(secretSchema),
})

const requiredInProduction = [
  'DATABASE_URL',
  'PAYLOAD_SECRET',
  'CMS_URL',
  'CATALOG_TOKEN',
  'SMTP_URL',
  'MAIL_FROM',
  'TRUSTED_PROXY_HEADER',
] as const

/** A bucket of Amazon S3 or of a service with the same API, such as Cloudflare R2. */
export interface MediaBucket {
  name: string
  region: string
  /** The URL of the service; undefined for Amazon S3. */
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

export interface PublisherAccess {
  url: string
  token: string
}

export interface CmsEnv {
  isLocal: boolean
  databaseUrl: string
  databasePoolSize: number
  secret: string
  cmsUrl: string
  mediaDir: string
  mediaBucket: MediaBucket | null
  outboxDir: string
  smtpUrl: string | undefined
  mailFrom: string
  /** If missing, replies go to the contact address in the settings. */
  mailReplyTo: string | undefined
  /**
   * The build of the site reads the catalogue with this token. Without a token, which is possible only on a local
   * machine, the catalogue is public.
   */
  catalogToken: string | undefined
  buildHookUrl: string | undefined
  /** A timer of the host runs scheduled jobs with this token. See `features/scheduling/endpoint.ts`. */
  cronSecret: string | undefined
  /** The quiet period (milliseconds) between a change and the request of a build. */
  buildHookDelayMs: number
  /** The host's deploy hook, called when an editor publishes. Not used if there is a publisher. */
  deployHookUrl: string | undefined
  /** Null if a hosting provider publishes the site. */
  publisher: PublisherAccess | null
  /** Whether the keys of the payment provider are set. Null if the variables do not exist in this environment. */
  hasPaymentKeys: boolean | null
  /** The storefront with previews of drafts; undefined if it is not configured. */
  siteUrl: string | undefined
  /** The header with the caller's IP address; null if callers connect directly. */
  trustedProxyHeader: string | null
  /** The header with the id of a request; null if no proxy passes an id. */
  proxyRequestIdHeader: string | null
  /** True if the site may be published with the example settings, as the demo site is. */
  allowsExamples: boolean
  /** True if a monitoring service receives the log. */
  isMonitored: boolean
  /** Shown in reports of errors. Null if the operator has not set a release. */
  release: string | null
  /** Milliseconds. Sign-ins take at least this long, so that the time does not reveal whether an account exists. */
  minSignInResponseMs: number
}

/**
 * Reads the environment, in which an empty variable counts as missing. Folders become absolute paths, and URLs lose a
 * trailing slash.
 *
 * @throws EnvironmentError that lists every missing or invalid variable. A missing PUBLISHER_URL or PUBLISHER_TOKEN is
 * reported only if all other variables are valid.
 */
export function readCmsEnv(source: Variables): CmsEnv {
  const variables = omitEmptyVariables(source)
  const parsed = envSchema.safeParse(variables)
  // `next build` reads the configuration, but does not connect to any service.
  const isIncompleteAllowed = variables.NUSA_ENV === 'local' || variables.NEXT_PHASE === 'phase-production-build'
  const problems = [
    ...describeIssues(parsed.error),
    ...requiredInProduction
      .filter((name) => !isIncompleteAllowed && !variables[name])
      .map((name) => `${name} is missing`),
    ...describeInsecureOrigins(variables, ['SITE_URL', 'CMS_URL']),
    ...missingBucketVariables(variables),
  ]
  if (!parsed.success || problems.length > 0) throw new EnvironmentError('the CMS', problems, source)
  const env = parsed.data
  const isLocal = env.NUSA_ENV === 'local'
  const dataDir = absolutePath(env.DATA_DIR)
  return {
    isLocal,
    databaseUrl: env.DATABASE_URL ?? localDatabase,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    secret: env.PAYLOAD_SECRET ?? localSecret,
    cmsUrl: env.CMS_URL,
    mediaDir: absolutePath(env.MEDIA_DIR ?? path.join(dataDir, 'media')),
    mediaBucket: createMediaBucket(env),
    outboxDir: absolutePath(env.OUTBOX_DIR ?? path.join(dataDir, 'outbox')),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailReplyTo: env.MAIL_REPLY_TO,
    catalogToken: env.CATALOG_TOKEN,
    buildHookUrl: env.BUILD_HOOK_URL,
    cronSecret: env.CRON_SECRET,
    buildHookDelayMs: minQuietSeconds * 1000,
    deployHookUrl: env.DEPLOY_HOOK_URL,
    publisher: readPublisherAccess(env, source),
    hasPaymentKeys: hasPaymentKeys(source),
    siteUrl: env.SITE_URL,
    trustedProxyHeader: parseTrustedHeader(env.TRUSTED_PROXY_HEADER),
    proxyRequestIdHeader: parseTrustedHeader(env.REQUEST_ID_HEADER),
    allowsExamples: env.ALLOW_EXAMPLE_CONTENT === 'true',
    isMonitored: isMonitored(env),
    release: env.SENTRY_RELEASE ?? null,
    minSignInResponseMs: 400,
  }
}

/**
 * Returns null if there is no bucket.
 *
 * @throws EnvironmentError that lists the missing or invalid variables
 */
export function readMediaBucket(source: Variables): MediaBucket | null {
  const variables = omitEmptyVariables(source)
  const { data, error } = bucketSchema.safeParse(variables)
  const problems = [...describeIssues(error), ...missingBucketVariables(variables)]
  if (!data || problems.length > 0) throw new EnvironmentError('the CMS', problems, source)
  return createMediaBucket(data)
}

/**
 * The CMS does not use the keys, but reports missing keys to the operator. Returns null if neither variable exists,
 * because the site's API then reads its variables elsewhere.
 */
function hasPaymentKeys(source: Variables): boolean | null {
  const keys = [source.XENDIT_SECRET_KEY, source.XENDIT_WEBHOOK_TOKEN]
  if (keys.every((key) => key === undefined)) return null
  return keys.every((key) => Boolean(key))
}

function describeIssues(error: z.core.$ZodError | undefined): string[] {
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`)
}

function missingBucketVariables(variables: Variables): string[] {
  const hasBucketVariable = [...bucketVariables, 'S3_ENDPOINT'].some((name) => variables[name])
  if (!hasBucketVariable) return []
  return bucketVariables
    .filter((name) => !variables[name])
    .map((name) => `${name} is missing: a bucket needs ${bucketVariables.join(', ')}`)
}

function createMediaBucket(env: z.infer<typeof bucketSchema>): MediaBucket | null {
  const { S3_BUCKET: name, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId } = env
  const { S3_SECRET_ACCESS_KEY: secretAccessKey, S3_ENDPOINT: endpoint } = env
  if (name === undefined || region === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    return null
  return { name, region, accessKeyId, secretAccessKey, endpoint: endpoint && withoutTrailingSlash(endpoint) }
}

function readPublisherAccess(
  { PUBLISHER_URL, PUBLISHER_TOKEN }: z.infer<typeof envSchema>,
  source: Variables,
): PublisherAccess | null {
  if (PUBLISHER_URL === undefined && PUBLISHER_TOKEN === undefined) return null
  if (PUBLISHER_URL === undefined)
    throw new EnvironmentError('the CMS', ['PUBLISHER_URL is missing: PUBLISHER_TOKEN alone is of no use'], source)
  if (PUBLISHER_TOKEN === undefined)
    throw new EnvironmentError(
      'the CMS',
      ['PUBLISHER_TOKEN is missing: the publisher rejects requests without it'],
      source,
    )
  return { url: withoutTrailingSlash(PUBLISHER_URL), token: PUBLISHER_TOKEN }
}

/** The inner comment prevents Next from including the folder in its build. */
function absolutePath(folder: string): string {
  return path.resolve(/* turbopackIgnore: true */ folder)
}
