import pg from 'pg'
import { afterAll } from 'vitest'
import { createTestDatabase } from './database.ts'
// Declares the values that the global setup provides to the tests.
import type {} from './global-setup.ts'

/**
 * Returns a client of a migrated, empty database for this test file, dropped after its tests. Call it outside of tests,
 * because it registers an `afterAll` hook.
 */
export async function createTestClient(): Promise<pg.Client> {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  afterAll(async () => {
    await client.end()
    await database.drop()
  })
  await client.connect()
  return client
}
