import { drizzle } from 'drizzle-orm/node-postgres'
import { beforeAll, expect, it } from 'vitest'
import { createTestClient } from '../../dev/testing/database.ts'
import { migrations } from '../migrations/index.ts'

const blocked = migrations.findIndex(({ name }) => name.endsWith('_blocked_accounts'))
const client = await createTestClient()
const db = drizzle({ client })

beforeAll(async () => {
  await client.query('drop schema public cascade; create schema public')
  for (const { up } of migrations.slice(0, blocked)) await up({ db })
})

it('the migration blocks accounts that staff marked as unverified, but not accounts never verified', async () => {
  await client.query(`
    insert into travellers (id, email, _verified, deleted_at) values
      (1, 'verified@b.c', true, null), (2, 'unticked@b.c', false, null), (3, 'long-ago@b.c', false, null),
      (4, 'new@b.c', false, null), (5, 'deleted@b.c', false, now());
    insert into mailed_links (token_hash, kind, traveller_id, created_at, expires_at, used_at, password_hash) values
      ('used', 'verify', 2, now(), now(), now(), null), ('open', 'verify', 4, now(), now() + interval '1 day', null, 'x'),
      ('reset', 'reset', 3, now(), now() + interval '1 hour', null, null);
    insert into traveller_sessions (token_hash, traveller_id, expires_at)
      select email, id, now() + interval '1 hour' from travellers where id < 4`)
  await migrations[blocked]?.up({ db })
  const accounts = async (columns: string) =>
    (await client.query(`select id, ${columns} from travellers order by id`)).rows.map(Object.values)
  expect(await accounts('_verified, blocked, verified_at is not null')).toEqual([
    [1, true, null, true],
    [2, true, true, true],
    [3, true, true, true],
    [4, false, null, false],
    [5, false, null, false],
  ])
  const left = `select token_hash from traveller_sessions union all select token_hash from mailed_links where expires_at > now()`
  expect((await client.query(left)).rows).toEqual([{ token_hash: 'verified@b.c' }, { token_hash: 'open' }])
  await migrations[blocked]?.down({ db })
  expect(await accounts('_verified')).toEqual([
    [1, true],
    [2, false],
    [3, false],
    [4, false],
    [5, false],
  ])
})
