import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { createTestClient } from '../../dev/testing/database.ts'
import { migrations } from '../migrations/index.ts'

const marks = migrations.find(({ name }) => name.endsWith('_one_mark_for_each_matter'))
const client = await createTestClient()

it('the migration clears the flag of refund and email events, but not the flag of payment events', async () => {
  await client.query(`
    insert into payment_events (kind, needs_attention) values
      ('refund_failed', true), ('mail_failed', true), ('wrong_amount', true), ('paid', false)`)
  await marks?.up({ db: drizzle({ client }) })
  const { rows } = await client.query('select kind from payment_events where needs_attention')
  expect(rows).toEqual([{ kind: 'wrong_amount' }])
})
