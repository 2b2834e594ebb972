import { and, eq, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { outgoing_mails as mails } from '../payload-generated-schema.ts'

/** The mails that wait to be sent, by how their keys begin; one that is being sent at this moment is none of them. */
export function untouchedMails(keys: readonly [string, ...string[]]): SQL | undefined {
  const isUntouched = or(eq(mails.attempts, 0), isNotNull(mails.last_error), lte(mails.next_attempt_at, sql`now()`))
  const isOfKeys = or(...keys.map((key) => sql`starts_with(${mails.dedupe_key}, ${key})`))
  return and(eq(mails.state, 'queued'), isUntouched, isOfKeys)
}

/** How the keys of the mails begin that tell what staff decided about a document. */
export function decisionMails(document: number): readonly [string, string] {
  return [`identity_verified:${document}:`, `identity_refused:${document}:`]
}
