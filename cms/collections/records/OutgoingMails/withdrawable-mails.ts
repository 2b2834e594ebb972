import { and, eq, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { outgoing_mails as mails } from '../../../generated/payload-generated-schema.ts'

/** Selects queued emails whose `dedupe_key` starts with one of the prefixes, except emails that are being sent. */
export function whereWithdrawable(keyPrefixes: readonly [string, ...string[]]): SQL | undefined {
  // Before the site's API sends an email, it counts the attempt and sets `next_attempt_at` to a later time.
  const whereNotBeingSent = or(
    eq(mails.attempts, 0),
    isNotNull(mails.last_error),
    lte(mails.next_attempt_at, sql`now()`),
  )
  const whereKeyPrefix = or(...keyPrefixes.map((keyPrefix) => sql`starts_with(${mails.dedupe_key}, ${keyPrefix})`))
  return and(eq(mails.state, 'queued'), whereNotBeingSent, whereKeyPrefix)
}

/** Returns the key prefixes of the emails about a verified document and about a rejected document, in this order. */
export function decisionKeyPrefixes(document: number): readonly [string, string] {
  return [`identity_verified:${document}:`, `identity_refused:${document}:`]
}
