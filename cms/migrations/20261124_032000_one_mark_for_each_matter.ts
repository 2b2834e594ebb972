import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/**
 * Takes the marks from events of refunds and mails, which nobody could settle by settling the matter: the refund and the mail
 * have their own.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   UPDATE "payment_events" SET "needs_attention" = false
    WHERE "needs_attention" AND "kind" IN ('mail_failed', 'refund_failed', 'refund_pending', 'refund_refused',
      'refund_taken_back', 'refund_unanswered', 'refund_wrong_amount', 'refunded_twice');`)
}

/** Which of them were marked is not known any more, and nothing asks for it. */
export async function down(): Promise<void> {}
