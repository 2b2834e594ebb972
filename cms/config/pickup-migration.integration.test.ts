import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { createTestClient } from '../../dev/testing/database.ts'
import { migrations } from '../migrations/index.ts'

const pickup = migrations.find(({ name }) => name.endsWith('_pickup'))

it('the migration of pickups can be rolled back with entries that use it, and repeated', async () => {
  const client = await createTestClient()
  const db = drizzle({ client })
  await client.query("insert into tours (id, title, tour_type, pickup_mode) values (1, 'Batur', 'single_day', 'hotel')")
  await client.query("insert into pickup_zones (id, name) values (1, 'Ubud')")
  await client.query("insert into tours_rels (parent_id, path, pickup_zones_id) values (1, 'pickup_zone_ids', 1)")
  await client.query(
    "insert into audit_log (who, colleague, role, operation, kind) values ('Made', 1, 'editor', 'create', 'pickup-zones')",
  )
  await pickup?.down({ db })
  expect((await client.query('select title from tours')).rows).toEqual([{ title: 'Batur' }])
  await pickup?.up({ db })
  expect((await client.query('select pickup_mode from tours')).rows).toEqual([{ pickup_mode: 'none' }])
  await client.end()
})
