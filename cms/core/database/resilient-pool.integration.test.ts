import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

test('the CMS survives when connections break, in use or idle, and opens new ones', async () => {
  const { pool } = cms.payload.db
  const client = await pool.connect()
  const broken = new Promise<void>((resolve) => client.once('end', () => resolve()))
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  )
  await broken
  client.release(true)
  expect(await cms.payload.count({ collection: 'cities' })).toEqual({ totalDocs: 0 })
})
