// Imported for its types, which declare that `payload.db` is Postgres.

import { isDatabaseOutage, isPostgresOutage } from '@nusa/shared/environment'
import type {} from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import { executeAuthStrategies, type Payload, type PayloadRequest, parseCookies } from 'payload'
import { errorCode } from '../../core/errors/error-code.ts'
import { RefusalError } from '../../core/errors/refusal.ts'

/**
 * Authenticates a request with a token again if Payload found no user. Payload 3.90.1 treats a signed-in user as a
 * stranger if the database fails while the token is checked; tested by `database-outage.integration.test.ts`. Remove
 * this function when Payload reports the failure.
 * @throws the error of the database if it is still out of reach
 */
export async function authenticateAgain(req: PayloadRequest): Promise<void> {
  const { user, headers, payload } = req
  const hasToken = headers.has('Authorization') || parseCookies(headers).has(`${payload.config.cookiePrefix}-token`)
  if (user || !hasToken) return
  await payload.db.drizzle.execute(sql`select 1`)
  const result = await executeAuthStrategies({ headers, payload })
  req.user = result.user
}

/** Logs an outage of the database, and returns what the user can do. Returns null for any other error. */
export async function toOutageError(error: unknown, { payload }: PayloadRequest): Promise<RefusalError | null> {
  if (!isDatabaseOutage(error)) return null
  // A network error can also come from another service, such as the bucket of the pictures.
  if (!isPostgresOutage(error) && (await databaseResponds(payload))) return null
  payload.logger.error({ code: errorCode(error) }, 'database out of reach')
  return new RefusalError(
    'The database is not available at the moment. Please try again in a minute. Your input is not lost as long as this page stays open.',
    503,
  )
}

async function databaseResponds({ db }: Payload): Promise<boolean> {
  try {
    await db.drizzle.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
