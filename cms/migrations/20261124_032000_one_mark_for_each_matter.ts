import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/**
 * Clears the attention flag of events about refunds and mails. Staff could not resolve such an event, because the
 * refund and the mail have their own flags.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   UPDATE "payment_events" SET "needs_attention" = false
    WHERE "needs_attention" AND "kind" IN ('mail_failed', 'refund_failed', 'refund_pending', 'refund_refused',
      'refund_taken_back', 'refund_unanswered', 'refund_wrong_amount', 'refunded_twice');`)
}

/** Not reverted, because it is unknown which events were flagged. */
export async function down(): Promise<void> {}
