import { and, eq, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { outgoing_mails as mails } from '../../../generated/payload-generated-schema.ts'

/** Selects queued emails by prefixes of their keys, except emails that are being sent. */
export function withdrawableMails(keys: readonly [string, ...string[]]): SQL | undefined {
  const isNotBeingSent = or(eq(mails.attempts, 0), isNotNull(mails.last_error), lte(mails.next_attempt_at, sql`now()`))
  const hasKeyPrefix = or(...keys.map((key) => sql`starts_with(${mails.dedupe_key}, ${key})`))
  return and(eq(mails.state, 'queued'), isNotBeingSent, hasKeyPrefix)
}

/** Returns the prefixes of the deduplication keys. */
export function decisionMailKeys(document: number): readonly [string, string] {
  return [`identity_verified:${document}:`, `identity_refused:${document}:`]
}
