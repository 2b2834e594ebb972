import { refundNote } from '@nusa/shared/booking'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { createTestClient } from '../../dev/testing/database.ts'
import { migrations } from '../migrations/index.ts'

const migration = migrations.find(({ name }) => name.endsWith('_refund_error_kinds'))
const client = await createTestClient()
const db = drizzle({ client })

const manually = 'Refund the money manually, then set the status to Succeeded.'
const earlierManually = 'Give the money back by hand, then set the state to succeeded.'
const noAnswer = refundNote({ kind: 'unanswered', detail: null })

it('the migration replaces the stored texts about refunds with kinds and codes, and can be rolled back', async () => {
  const invoice = '4f0c7c1e-7b1c-4a55-8a6c-0b8a3c1f2d11'
  await client.query("insert into travellers (id, email) values (1, 'a@b.c')")
  await client.query(
    `insert into invoices (id, user_id_id, total_before_discount, discount_amount, total_after_discount, tax_amount,
       total_after_tax, expires_at, idempotency_key, request_hash, order_number)
     values ($1, 1, 1, 0, 1, 0, 1, now(), 'key', 'hash', 'NUSA-1')`,
    [invoice],
  )
  await migration?.down({ db })
  const texts: [before: string | null, kind: string | null, detail: string | null, after?: string | null][] = [
    [`The Xendit balance is too low for this refund. ${manually}`, 'refused', 'INSUFFICIENT_BALANCE'],
    [
      `The balance at Xendit is too small for this refund. ${earlierManually}`,
      'refused',
      'INSUFFICIENT_BALANCE',
      `The Xendit balance is too low for this refund. ${manually}`,
    ],
    [`Xendit rejected the refund (NEW_RULE). ${manually}`, 'refused', 'NEW_RULE'],
    [
      `Xendit refused the refund (NEW_RULE). ${earlierManually}`,
      'refused',
      'NEW_RULE',
      `Xendit rejected the refund (NEW_RULE). ${manually}`,
    ],
    [`The refund failed at the bank (ACCOUNT_CLOSED). ${manually}`, 'failed', 'ACCOUNT_CLOSED'],
    [`The refund failed at the bank. ${manually}`, 'failed', null],
    [noAnswer, 'unanswered', null],
    ['Waits for the bank of a traveller.', 'other', 'Waits for the bank of a traveller.'],
    ['', null, ''],
    [null, null, null],
  ]
  for (const [index, [before]] of texts.entries())
    await client.query(
      `insert into refunds (id, invoice_id, amount, reason, idempotency_key, error) values ($1, $2, 1, 'OTHERS', $1::int::text, $3)`,
      [index + 1, invoice, before],
    )

  await migration?.up({ db })
  const { rows } = await client.query('select error_kind, error_detail from refunds order by id')
  expect(rows).toEqual(texts.map(([, error_kind, error_detail]) => ({ error_kind, error_detail })))

  await migration?.down({ db })
  const reverted = await client.query('select error from refunds order by id')
  expect(reverted.rows).toEqual(texts.map(([before, , , after = before]) => ({ error: after })))
})
