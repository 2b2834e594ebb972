import path from 'node:path'
import { trustedHeader } from '@nusa/shared/callers'
import {
  commonVariables,
  EnvironmentError,
  isMonitored,
  localMailFrom,
  type Variables,
  withEscapedCredentials,
  withoutEmpty,
  withoutTrailingSlash,
} from '@nusa/shared/environment'
import { minQuietSeconds } from '@nusa/shared/publishing'
import * as z from 'zod/mini'

const localSecret = 'nusa-local-secret-of-no-worth'
const localDatabase = 'postgres://localhost:5432/nusa'

const nonEmptySchema = z.string().check(z.trim(), z.minLength(1))
const urlSchema = z.url('must be an address such as https://example.com')

/** The required variables of a bucket for pictures. If one variable of a bucket is set, all of these must be set. */
const bucketVariables = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const bucketSchema = z.object({
  S3_BUCKET: z.optional(nonEmptySchema),
  S3_REGION: z.optional(nonEmptySchema),
  S3_ENDPOINT: z.optional(urlSchema),
  S3_ACCESS_KEY_ID: z.optional(nonEmptySchema),
  S3_SECRET_ACCESS_KEY: z.optional(nonEmptySchema),
})

const envSchema = z.object({
  ...commonVariables,
  DATABASE_URL: z.optional(withEscapedCredentials(nonEmptySchema)),
  PAYLOAD_SECRET: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  CMS_URL: z._default(urlSchema, 'http://localhost:3000'),
  DATA_DIR: z._default(nonEmptySchema, 'data'),
  MEDIA_DIR: z.optional(nonEmptySchema),
  ...bucketSchema.shape,
  OUTBOX_DIR: z.optional(nonEmptySchema),
  MAIL_FROM: z._default(commonVariables.MAIL_FROM, localMailFrom),
  CATALOG_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  BUILD_HOOK_URL: z.optional(urlSchema),
  DEPLOY_HOOK_URL: z.optional(urlSchema),
  PUBLISHER_URL: z.optional(urlSchema),
  SITE_URL: z.optional(urlSchema),
  PUBLISHER_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
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

/** A bucket of Amazon S3, or of a service that has the same API, such as Cloudflare R2. */
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

/** The environment of the CMS. Folders are absolute paths, and URLs have no trailing slash. */
export interface CmsEnv {
  isLocal: boolean
  databaseUrl: string
  /** The maximum number of database connections. */
  databasePoolSize: number
  secret: string
  cmsUrl: string
  /** The folder in which pictures are stored if there is no bucket. */
  mediaDir: string
  /** The bucket in which pictures are stored, or null if they are stored in a folder. */
  mediaBucket: MediaBucket | null
  outboxDir: string
  smtpUrl: string | undefined
  mailFrom: string
  /** The reply address of emails. If it is missing, replies go to the contact address in the settings. */
  mailReplyTo: string | undefined
  /**
   * The token with which the build of the site reads the catalogue. Without a token, the catalogue is public. This is
   * possible only on a local machine.
   */
  catalogToken: string | undefined
  buildHookUrl: string | undefined
  /** The token with which a timer of the host runs scheduled jobs. See `features/scheduling/endpoint.ts`. */
  cronSecret: string | undefined
  /** The quiet period (milliseconds) after a change of content, before a build is requested. */
  buildHookDelayMs: number
  /**
   * The URL of the host's deploy hook, which is called when an editor publishes. It is not used if there is a
   * publisher.
   */
  deployHookUrl: string | undefined
  /** The access to our own publisher, or null if a hosting provider publishes the site. */
  publisher: PublisherAccess | null
  /** Whether the keys of the payment provider are set; null if the variables do not exist in this environment. */
  hasPaymentKeys: boolean | null
  /** The URL of the storefront, which shows previews of drafts; undefined if it is not configured. */
  siteUrl: string | undefined
  /** The header in which a trusted proxy passes the IP address of the caller, or null if callers connect directly. */
  trustedProxyHeader: string | null
  /** The header in which a trusted proxy passes the id of a request, or null if there is no such proxy. */
  proxyRequestIdHeader: string | null
  /** Whether the site may be published with the example settings. The demo site does this. */
  allowsExamples: boolean
  /** Whether a monitoring service receives the log. */
  isMonitored: boolean
  /** The name of the release in reports of errors, or null if the operator has not set one. */
  release: string | null
  /** The minimum response time of a sign-in request (milliseconds). */
  minSignInResponseMs: number
}

/**
 * Reads the environment. An empty variable counts as missing.
 *
 * @throws EnvironmentError that lists every missing or invalid variable with the expected value. A missing
 *   PUBLISHER_URL or PUBLISHER_TOKEN is reported only if all other variables are valid.
 */
export function readCmsEnv(source: Variables): CmsEnv {
  const variables = withoutEmpty(source)
  const parsed = envSchema.safeParse(variables)
  // `next build` reads the configuration, but does not connect to any service.
  const isIncompleteAllowed = variables.NUSA_ENV === 'local' || variables.NEXT_PHASE === 'phase-production-build'
  const problems = [
    ...describeIssues(parsed.error),
    ...requiredInProduction
      .filter((name) => !isIncompleteAllowed && !variables[name])
      .map((name) => `${name} is missing`),
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
    cmsUrl: withoutTrailingSlash(env.CMS_URL),
    mediaDir: absolutePath(env.MEDIA_DIR ?? path.join(dataDir, 'media')),
    mediaBucket: mediaBucket(env),
    outboxDir: absolutePath(env.OUTBOX_DIR ?? path.join(dataDir, 'outbox')),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailReplyTo: env.MAIL_REPLY_TO,
    catalogToken: env.CATALOG_TOKEN,
    buildHookUrl: env.BUILD_HOOK_URL,
    cronSecret: env.CRON_SECRET,
    buildHookDelayMs: minQuietSeconds * 1000,
    deployHookUrl: env.DEPLOY_HOOK_URL,
    publisher: publisherAccess(env, source),
    hasPaymentKeys: hasPaymentKeys(source),
    siteUrl: env.SITE_URL && withoutTrailingSlash(env.SITE_URL),
    trustedProxyHeader: trustedHeader(env.TRUSTED_PROXY_HEADER),
    proxyRequestIdHeader: trustedHeader(env.REQUEST_ID_HEADER),
    allowsExamples: env.ALLOW_EXAMPLE_CONTENT === 'true',
    isMonitored: isMonitored(env),
    release: env.SENTRY_RELEASE ?? null,
    minSignInResponseMs: 400,
  }
}

/**
 * Reads only the variables of the bucket for pictures. Returns null if there is no bucket.
 *
 * @throws EnvironmentError that lists the missing or invalid variables
 */
export function readMediaBucket(source: Variables): MediaBucket | null {
  const variables = withoutEmpty(source)
  const { data, error } = bucketSchema.safeParse(variables)
  const problems = [...describeIssues(error), ...missingBucketVariables(variables)]
  if (!data || problems.length > 0) throw new EnvironmentError('the CMS', problems, source)
  return mediaBucket(data)
}

/**
 * Returns whether the keys of the payment provider are set. The CMS does not use the keys, but reports missing keys to
 * the operator. Returns null if neither variable exists, because the API then has a separate environment. An empty
 * variable counts as a missing key.
 */
function hasPaymentKeys(source: Variables): boolean | null {
  const keys = [source.XENDIT_SECRET_KEY, source.XENDIT_WEBHOOK_TOKEN]
  return keys.every((key) => key === undefined) ? null : keys.every((key) => Boolean(key))
}

function describeIssues(error: z.core.$ZodError | undefined): string[] {
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`)
}

function missingBucketVariables(variables: Variables): string[] {
  if (![...bucketVariables, 'S3_ENDPOINT'].some((name) => variables[name])) return []
  return bucketVariables
    .filter((name) => !variables[name])
    .map((name) => `${name} is missing: a bucket needs ${bucketVariables.join(', ')}`)
}

function mediaBucket(env: z.infer<typeof bucketSchema>): MediaBucket | null {
  const { S3_BUCKET: name, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId } = env
  const { S3_SECRET_ACCESS_KEY: secretAccessKey, S3_ENDPOINT: endpoint } = env
  if (name === undefined || region === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    return null
  return { name, region, accessKeyId, secretAccessKey, endpoint: endpoint && withoutTrailingSlash(endpoint) }
}

function publisherAccess(
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

/** Returns the absolute path of a data folder. The comment prevents Next from including the folder in its build. */
function absolutePath(folder: string): string {
  return path.resolve(/* turbopackIgnore: true */ folder)
}
