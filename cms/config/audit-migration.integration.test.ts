import { drizzle } from 'drizzle-orm/node-postgres'
import { beforeAll, expect, it } from 'vitest'
import { createTestClient } from '../../dev/testing/database.ts'
import { migrations } from '../migrations/index.ts'

const audit = migrations.findIndex(({ name }) => name.endsWith('_audit_trail'))
const client = await createTestClient()
const db = drizzle({ client })

beforeAll(async () => {
  await client.query('drop schema public cascade; create schema public')
  for (const { up } of migrations.slice(0, audit)) await up({ db })
})

it('the rollback of the migration marks settled emails as failed, and the migration can be applied again', async () => {
  await migrations[audit]?.up({ db })
  await client.query(`
    insert into outgoing_mails (kind, "to", state, dedupe_key) values
      ('a', 'a@b.c', 'settled', '1'), ('b', 'a@b.c', 'sent', '2')`)
  await migrations[audit]?.down({ db })
  const { rows } = await client.query('select kind, state::text from outgoing_mails order by kind')
  expect(rows).toEqual([
    { kind: 'a', state: 'failed' },
    { kind: 'b', state: 'sent' },
  ])
  await migrations[audit]?.up({ db })
})

it('the migration preserves earlier rows, and the rollback changes new operations to "update"', async () => {
  await client.query('drop schema public cascade; create schema public')
  const since = migrations.findIndex(({ name }) => name.endsWith('_audit_of_publishing'))
  for (const { up } of migrations.slice(0, since)) await up({ db })
  const columns = 'insert into audit_log (who, role, colleague, operation, kind) values'
  await client.query(`${columns} ('Ayu', 'staff', 1, 'create', 'outgoing-mails')`)
  await migrations[since]?.up({ db })
  await client.query(`${columns} ('Ben', 'editor', 2, 'publish', 'site')`)
  const readRows = async () =>
    (await client.query('select role::text, operation::text, kind::text from audit_log')).rows
  const before = { role: 'staff', operation: 'create', kind: 'outgoing-mails' }
  expect(await readRows()).toEqual([before, { role: 'editor', operation: 'publish', kind: 'site' }])
  await migrations[since]?.down({ db })
  expect(await readRows()).toEqual([before, { role: 'editor', operation: 'update', kind: 'site' }])
})
