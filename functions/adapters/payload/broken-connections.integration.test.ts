import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../dev/testing/database.ts'
import { type Connection, connect } from './connect.ts'
import { payloadAccounts } from './people/accounts.ts'

let database: TestDatabase
let connection: Connection
const openConnection = () => connect({ databaseUrl: database.url, secret: 'a secret only for tests' })

beforeAll(async () => {
  database = await createTestDatabase()
  connection = await openConnection()
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

/** Terminates all connections to this database. */
async function withServerConnection(work: (client: pg.Client, name: string) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await work(client, new URL(database.url).pathname.slice(1))
  await client.end()
}

const terminateConnections = () =>
  withServerConnection((client, name) =>
    client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]),
  )

const setServerAway = (isAway: boolean) =>
  withServerConnection((client, name) => client.query(`alter database ${name} with allow_connections ${!isAway}`))

test('a database connection that breaks while in use rejects its query and does not end the process', async () => {
  for (const pool of [connection.pool, connection.lockPool]) {
    for (let time = 0; time < 3; time++) {
      const [waiting, connectionInUse] = [await pool.connect(), await pool.connect()]
      await waiting.query('begin')
      const rejected = expect(connectionInUse.query('select pg_sleep(10)')).rejects.toThrow()
      await terminateConnections()
      await rejected
      await vi.waitFor(() => expect(pool.idleCount).toBe(0), { timeout: 5000 })
      await expect(waiting.query('select 1')).rejects.toThrow()
      waiting.release(true)
      connectionInUse.release(true)
    }
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  }
})

test('travellers stay signed in if the database is temporarily unreachable', async () => {
  const email = 'ayu@example.com'
  const password = 'Sawah-hijau-1'
  const names = { full_name: 'Ayu', username: 'ayu', _verified: true }
  await connection.payload.create({
    collection: 'travellers',
    disableVerificationEmail: true,
    data: { email, password, ...names },
  })
  const accounts = payloadAccounts(connection, () => new Date())
  const token = (await accounts.signIn(email, password))?.token ?? ''
  await setServerAway(true)
  await terminateConnections()
  await expect(accounts.readSession(token)).rejects.toThrow()
  await setServerAway(false)
  expect((await accounts.readSession(token))?.traveller.email).toBe(email)
  await accounts.signOut(token)
  expect(await accounts.readSession(token)).toBeNull()
})

test('close releases every connection to the database', async () => {
  const other = await openConnection()
  await Promise.all(Array.from({ length: 5 }, () => other.pool.query('select pg_sleep(0.05)')))
  await other.close()
  expect([other.pool.totalCount, other.lockPool.totalCount]).toEqual([0, 0])
})
