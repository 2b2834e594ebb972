import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { createTestClient } from '../../dev/testing/database.ts'
import { migrations } from '../migrations/index.ts'

const migration = migrations.find(({ name }) => name.endsWith('_accepted_terms'))
const client = await createTestClient()
const db = drizzle({ client })

it('the migration that renames the table of accepted terms preserves the rows, also if rolled back', async () => {
  await client.query("insert into accepted_terms (title, html, hash) values ('Terms', '<p>Pay in time.</p>', 'one')")
  await migration?.down({ db })
  await client.query("insert into kept_terms (title, html, hash) values ('Terms', '<p>Pay later.</p>', 'two')")
  await migration?.up({ db })
  const { rows } = await client.query('select id, hash from accepted_terms order by id')
  expect(rows).toEqual([
    { id: 1, hash: 'one' },
    { id: 2, hash: 'two' },
  ])
})
