import pg from 'pg'
import { afterAll } from 'vitest'
import { createTestDatabase } from './database.ts'
// Declares what the tests' database hands over.
import type {} from './global-setup.ts'

/** A client of a migrated, empty database that is the test file's own and goes with it. To be asked for where tests are named. */
export async function testClient(): Promise<pg.Client> {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  afterAll(async () => {
    await client.end()
    await database.drop()
  })
  await client.connect()
  return client
}
