import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { createTestClient } from '../../dev/testing/database.ts'
import { migrations } from '../migrations/index.ts'

const migration = migrations.find(({ name }) => name.endsWith('_single_names'))
const client = await createTestClient()
const db = drizzle({ client })

it('the migration removes placeholder last names and marks single names, and preserves all other names', async () => {
  await migration?.down({ db })
  await client.query(`insert into travellers (email, first_name, last_name, full_name) values
    ('a@b.c', 'Suharto', '-', 'Suharto -'), ('d@e.f', 'Ayu', 'Lestari', 'Ayu Lestari'),
    ('g@h.i', 'Made', '.', 'Ibu Made'), ('j@k.l', null, null, 'Wayan')`)
  await migration?.up({ db })
  const { rows } = await client.query(
    'select first_name, last_name, full_name, single_name from travellers order by id',
  )
  expect(rows).toEqual([
    { first_name: 'Suharto', last_name: '', full_name: 'Suharto', single_name: true },
    { first_name: 'Ayu', last_name: 'Lestari', full_name: 'Ayu Lestari', single_name: false },
    { first_name: 'Made', last_name: '', full_name: 'Ibu Made', single_name: true },
    { first_name: null, last_name: null, full_name: 'Wayan', single_name: false },
  ])
})
