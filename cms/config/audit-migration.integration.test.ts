import { drizzle } from 'drizzle-orm/node-postgres'
import { beforeAll, expect, it } from 'vitest'
import { testClient } from '../../dev/testing/client.ts'
import { migrations } from '../migrations/index.ts'

const audit = migrations.findIndex(({ name }) => name.endsWith('_audit_trail'))
const client = await testClient()
const db = drizzle({ client })

beforeAll(async () => {
  await client.query('drop schema public cascade; create schema public')
  for (const { up } of migrations.slice(0, audit)) await up({ db })
})

it('a mail that was settled waits as failed again where the audit trail is taken back, and can come anew', async () => {
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
