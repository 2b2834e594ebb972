import { and, eq, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { outgoing_mails as mails } from '../payload-generated-schema.ts'

/**
 * Returns the condition for queued mails with these prefixes of deduplication keys, except mails that are being sent.
 */
export function untouchedMails(keys: readonly [string, ...string[]]): SQL | undefined {
  const isUntouched = or(eq(mails.attempts, 0), isNotNull(mails.last_error), lte(mails.next_attempt_at, sql`now()`))
  const isOfKeys = or(...keys.map((key) => sql`starts_with(${mails.dedupe_key}, ${key})`))
  return and(eq(mails.state, 'queued'), isUntouched, isOfKeys)
}

/** Returns the prefixes of the deduplication keys of mails about a decision on a document. */
export function decisionMails(document: number): readonly [string, string] {
  return [`identity_verified:${document}:`, `identity_refused:${document}:`]
}
