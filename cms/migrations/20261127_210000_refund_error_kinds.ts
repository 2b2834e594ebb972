import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { type SQL, sql } from 'drizzle-orm'

const manually = 'Refund the money manually, then set the status to Succeeded.'

/** The stored notes: kind, code, current text, and the beginning of the text in the version before it. */
const notes: [kind: string, code: string | null, text: string, earlier: string][] = [
  [
    'refused',
    'REFUND_NOT_SUPPORTED',
    `Xendit cannot refund this payment method, for example a bank transfer. ${manually}`,
    'What was paid this way can not go back',
  ],
  [
    'refused',
    'INSUFFICIENT_BALANCE',
    `The Xendit balance is too low for this refund. ${manually}`,
    'The balance at Xendit is too small',
  ],
  [
    'refused',
    'INELIGIBLE_TRANSACTION',
    `Xendit cannot refund this payment. ${manually}`,
    'Xendit does not refund this payment.',
  ],
  [
    'refused',
    'MAXIMUM_REFUND_AMOUNT_REACHED',
    'The refund is higher than what is left of the payment. Check in the Xendit dashboard what was already refunded, and settle the rest.',
    'More would go back than is left',
  ],
  [
    'refused',
    'DUPLICATE_ERROR',
    'Xendit already received this refund key with different details. Search for it in the Xendit dashboard before you refund anything.',
    'Xendit knows this key with other content.',
  ],
  ['failed', null, `The refund failed at the bank. ${manually}`, 'The refund failed at the bank.'],
  [
    'wrong_amount',
    null,
    'Xendit refunded a different amount than requested. Check it in the Xendit dashboard and settle the difference.',
    'Xendit gave back another amount',
  ],
  [
    'unanswered',
    null,
    'Xendit did not respond, and repeating the request is no longer safe: the refund may or may not have been made. First search for its key in the Xendit dashboard. ' +
      'If it is not there: refund the money manually, then set the status to Succeeded.',
    'Xendit did not answer while it was safe',
  ],
  [
    'retrying',
    null,
    'Xendit did not respond. The request will be repeated automatically.',
    'Xendit did not answer. It is asked again',
  ],
  [
    'late',
    null,
    'The refund has been in progress for more than two weeks. Ask Xendit about it.',
    'The refund has been on its way',
  ],
  [
    'taken_back',
    null,
    'This refund had succeeded, but Xendit now reports that it failed. Check it in the Xendit dashboard.',
    'This refund had succeeded, and now Xendit',
  ],
  [
    'refunded_twice',
    null,
    'This was refunded manually, and Xendit has refunded it too. Check it in the Xendit dashboard.',
    'This was given back by hand',
  ],
]

/** Stores the kind of a refund's error and the provider's code instead of the English text for staff. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_refunds_error_kind" AS ENUM('refused', 'failed', 'wrong_amount', 'unanswered', 'retrying', 'late', 'taken_back', 'refunded_twice', 'other');
  ALTER TABLE "refunds" ADD COLUMN "error_kind" "enum_refunds_error_kind";
  ALTER TABLE "refunds" RENAME COLUMN "error" TO "error_detail";`)
  for (const [kind, code, text, earlier] of notes)
    await setKind(db, kind, sql`${code}::varchar`, sql`starts_with("error_detail", ${text}) OR starts_with("error_detail", ${earlier})`)
  const code = sql`substring("error_detail" from '\\(([^)]*)\\)')`
  await setKind(db, 'refused', code, sql`"error_detail" ~ '^Xendit (rejected|refused) the refund \\('`)
  await setKind(db, 'failed', code, sql`starts_with("error_detail", 'The refund failed at the bank (')`)
  await setKind(db, 'other', sql`"error_detail"`, sql`"error_detail" <> ''`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   UPDATE "refunds" SET "error_detail" = format('Xendit rejected the refund (%s). ${sql.raw(manually)}', "error_detail")
    WHERE "error_kind" = 'refused' AND "error_detail" NOT IN (${sql.join(knownCodes(), sql`, `)})`)
  await db.execute(sql`
   UPDATE "refunds" SET "error_detail" = format('The refund failed at the bank (%s). ${sql.raw(manually)}', "error_detail")
    WHERE "error_kind" = 'failed' AND "error_detail" IS NOT NULL`)
  for (const [kind, code, text] of notes)
    await db.execute(sql`
     UPDATE "refunds" SET "error_detail" = ${text}
      WHERE "error_kind"::varchar = ${kind} AND "error_detail" IS NOT DISTINCT FROM ${code}::varchar`)
  await db.execute(sql`
   ALTER TABLE "refunds" RENAME COLUMN "error_detail" TO "error";
  ALTER TABLE "refunds" DROP COLUMN "error_kind";
  DROP TYPE "public"."enum_refunds_error_kind";`)
}

/** Sets kind and detail of the refunds without a kind that match the condition. */
async function setKind(db: MigrateUpArgs['db'], kind: string, detail: SQL, condition: SQL): Promise<void> {
  await db.execute(sql`
   UPDATE "refunds" SET "error_kind" = ${kind}::"enum_refunds_error_kind", "error_detail" = ${detail}
    WHERE "error_kind" IS NULL AND (${condition})`)
}

function knownCodes(): SQL[] {
  return notes.flatMap(([, code]) => (code === null ? [] : [sql`${code}`]))
}
