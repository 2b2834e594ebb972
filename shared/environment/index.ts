import * as z from 'zod/mini'
import { trustedHeaderSchema } from '../callers/index.ts'

/**
 * Payload holds one connection permanently, and resetting a password takes two more at once. Five leave room for other
 * requests.
 */
const minPoolSize = 5
const maxPoolSize = 500

/** The environment variables that the CMS and the functions read in the same way. */
export const commonVariables = {
  NUSA_ENV: z._default(z.enum(['local', 'production'], "must be 'local' or 'production'"), 'production'),
  MAIL_REPLY_TO: z.optional(z.email('must be an email address')),
  TRUSTED_PROXY_HEADER: z.optional(trustedHeaderSchema),
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

/** How a process connects to Postgres. */
export interface DatabasePool {
  /**
   * `transaction` if a pooler stands before Postgres and gives each transaction another connection, such as PgBouncer's
   * `pool_mode = transaction`. Named prepared statements then fail, because they belong to one connection.
   */
  mode: 'session' | 'transaction'
  /** Maximum number of connections for requests. */
  size: number
}

/** The sender of mails on a developer's machine. In production MAIL_FROM is required. */
export const localMailFrom = 'Nusa <hello@nusa.example>'

export function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
