import { drizzle } from 'drizzle-orm/node-postgres'
import { beforeAll, expect, it } from 'vitest'
import { createTestClient } from '../../dev/testing/database.ts'
import { migrations } from '../migrations/index.ts'

const accounts = migrations.findIndex(({ name }) => name.endsWith('_accounts'))
const client = await createTestClient()

beforeAll(async () => {
  await client.query('drop schema public cascade; create schema public')
  for (const { up } of migrations.slice(0, accounts)) await up({ db: drizzle({ client }) })
})

it('the migration preserves documents with a decision of staff, and deletes all other documents', async () => {
  await client.query(`
    insert into travellers (id, email) values (1, 'a@b.c'), (2, 'b@b.c'), (3, 'c@b.c'), (4, 'd@b.c');
    insert into identity_documents (id, traveller_id, filename) values
      (10, 1, 'old.jpg'), (11, 1, 'new.jpg'), (20, 2, 'blurred.jpg'), (30, 3, 'unseen.jpg'), (40, 4, 'forgotten.jpg');
    update travellers set verify_status = 'verified', verify_reason = 'of before', verify_upload_id = 11 where id = 1;
    update travellers set verify_status = 'refused', verify_reason = 'Too dark.', verify_upload_id = 20 where id = 2;
    update travellers set verify_status = 'in_review', verify_upload_id = 30 where id = 3`)
  await migrations[accounts]?.up({ db: drizzle({ client }) })
  const { rows } = await client.query(
    'select id, state, reason, reviewed_at is not null as is_dated from identity_documents order by id',
  )
  expect(rows).toEqual([
    { id: 11, state: 'verified', reason: null, is_dated: true },
    { id: 20, state: 'refused', reason: 'Too dark.', is_dated: true },
  ])
})
