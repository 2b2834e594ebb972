import * as z from 'zod/mini'
import { trustedHeaderSchema } from '../callers/index.ts'
import { withEscapedCredentials } from './credentials.ts'

export { describeInsecureOrigins, httpUrlSchema, originSchema } from './addresses.ts'
export { isDatabaseOutage, isPostgresOutage } from './database-outage.ts'
export { databaseUrlSchema, requireDatabaseUrl } from './database-url.ts'
export { adviceToCorrect, EnvironmentError } from './environment-error.ts'
export { explainConnectionFailure, explainFailure, OperatorError } from './explain-failure.ts'
export { runCommand } from './run-command.ts'
export { omitEmptyVariables, type Variables } from './variables.ts'

/**
 * Payload uses one connection permanently, a password reset uses two at the same time, and two remain for other
 * requests.
 */
const minPoolSize = 5
const maxPoolSize = 500

/** office@shop.example, or Shop <office@shop.example>. */
const senderPattern = /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|(?!["'])[^\s<>@]+@[^\s<>@]+)$/

/** The environment variables that the CMS and the site's API read in the same way. */
export const commonVariableSchemas = {
  NUSA_ENV: z._default(z.enum(['local', 'production'], "must be 'local' or 'production'"), 'production'),
  SMTP_URL: z.optional(
    withEscapedCredentials(
      z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@mail.shop.example:587' }),
    ),
  ),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(senderPattern, 'must contain an email address, such as Shop <office@shop.example>, without quotes'),
      ),
  ),
  MAIL_REPLY_TO: z.optional(z.email('must be an email address')),
  TRUSTED_PROXY_HEADER: z.optional(trustedHeaderSchema),
  ALLOW_EXAMPLE_CONTENT: z.optional(z.enum(['true', 'false'], "must be 'true' or 'false'")),
  REQUEST_ID_HEADER: z.optional(trustedHeaderSchema),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.string()),
  SENTRY_DSN: z.optional(z.string()),
  SENTRY_RELEASE: z.optional(z.string()),
  CRON_SECRET: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  DATABASE_POOL_MODE: z._default(z.enum(['session', 'transaction'], "must be 'session' or 'transaction'"), 'session'),
  DATABASE_POOL_SIZE: z._default(
    z.coerce
      .number('must be a number of connections')
      .check(
        z.int('must be a whole number'),
        z.minimum(minPoolSize, `must be at least ${minPoolSize}`),
        z.maximum(maxPoolSize, `must be at most ${maxPoolSize}`),
      ),
    10,
  ),
}

export interface DatabasePool {
  /**
   * `transaction` if a pooler gives each transaction another connection, such as PgBouncer's `pool_mode = transaction`.
   * Named prepared statements fail with a pooler, because they belong to one connection.
   */
  mode: 'session' | 'transaction'
  size: number
}

/** The sender of emails on a developer's machine. In production MAIL_FROM is required. */
export const localMailFrom = 'Nusa <hello@nusa.example>'

/** Returns whether the operator monitors errors. If true, errors in browsers are logged, too. */
export function isMonitored(variables: { OTEL_EXPORTER_OTLP_ENDPOINT?: string; SENTRY_DSN?: string }): boolean {
  return Boolean(variables.OTEL_EXPORTER_OTLP_ENDPOINT || variables.SENTRY_DSN)
}

export function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
