import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
// Declares the values that the global setup provides to the tests.
import type {} from './global-setup.ts'

export type TestDatabase = {
  url: string
  /** Drops the database after closing all its connections. */
  drop(): Promise<void>
}

/** Creates a migrated database. Only tests named `*.integration.test.ts` can call this function. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runStatement(serverUrl, `create database ${name} template nusa_template strategy file_copy`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runStatement(serverUrl, `drop database if exists ${name} with (force)`) }
}

/**
 * Returns a client of a new database, which is dropped after the tests of the file. Call this function outside of
 * tests, because it registers an `afterAll` hook.
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

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
