import { type CatalogExport, catalogExportSchema } from '@nusa/shared/catalog'
import { createLocalReq } from 'payload'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPicture, createTour } from '../../testing/content.ts'
import { picture, root } from '../../testing/rich-text.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { readTransactionState } from './transactions.ts'

let cms: TestCms
let writer: pg.Client
let tourId = 0

beforeAll(async () => {
  cms = await startCms()
  tourId = (await createTour(cms.payload)).id
})
afterAll(() => cms.stop())
beforeEach(async () => {
  writer = new pg.Client({ connectionString: cms.env.databaseUrl })
  await writer.connect()
  await backdateTours()
})
afterEach(() => writer.end())

/** Sets a timestamp so old that an export does not find the tour by its timestamp. */
const backdateTours = () => writer.query("update tours set updated_at = now() - interval '10 minutes'")
const rename = (title: string) => writer.query('update tours set title = $1 where id = $2', [title, tourId])

async function exportSince(cursor?: string): Promise<CatalogExport> {
  const query = cursor ? `?since=${cursor}` : ''
  const response = await cms.call('GET', `/api/catalog${query}`)
  return catalogExportSchema.parse(await response.json())
}
const titlesSince = async (cursor: string) =>
  (await exportSince(cursor)).collections.tours?.changed.map(({ title }) => title)

describe('the first export after the commit of a long transaction', () => {
  test.each([
    ['without a savepoint', '', ''],
    ['after a savepoint', 'savepoint inner_one', ''],
    ['in a released savepoint', 'savepoint inner_one', 'release savepoint inner_one'],
  ])('contains a change that was written %s and has an old timestamp', async (_where, before, after) => {
    await writer.query(`begin; ${before}`)
    await rename('Written early, committed late')
    await writer.query(after)
    const { cursor } = await exportSince()
    await writer.query('commit')
    expect(await titlesSince(cursor)).toEqual(['Written early, committed late'])
  })

  test('contains an entry if a picture in the rich text of the entry has changed', async () => {
    const { id } = await createPicture(cms.payload)
    const shown = { description: root(picture(id)), _status: 'published' } as const
    await cms.payload.update({ collection: 'tours', id: tourId, data: shown })
    await backdateTours()
    await writer.query('begin')
    await writer.query("update media set alt = 'Late words', updated_at = '2020-01-01' where id = $1", [id])
    const { cursor } = await exportSince()
    await writer.query('commit')
    expect((await exportSince(cursor)).collections.tours?.changed).toMatchObject([
      { description: expect.stringContaining('Late words') },
    ])
  })
})

describe('an export', () => {
  test('does not repeat a change, even if transactions that only read or use another database are open', async () => {
    const server = new URL('/postgres', cms.env.databaseUrl)
    const other = new pg.Client({ connectionString: server.href })
    await other.connect()
    try {
      await other.query('begin; select pg_current_xact_id()')
      await writer.query('begin isolation level repeatable read; select count(*) from tours')
      const before = new pg.Client({ connectionString: cms.env.databaseUrl })
      await before.connect()
      await before.query("update tours set title = 'In time', updated_at = now() - interval '10 minutes'")
      await before.end()
      const { cursor } = await exportSince()
      expect(await titlesSince(cursor)).toEqual([])
    } finally {
      await other.end()
    }
  })
})

test('readTransactionState ignores a transaction that has been idle for longer than the maximum idle time', async () => {
  await writer.query('begin')
  await rename('Abandoned')
  const req = await createLocalReq({}, cms.payload)
  const waited = await readTransactionState(req)
  expect(waited.firstUnseenId).toBeLessThan(waited.nextId)
  const { firstUnseenId, nextId } = await readTransactionState(req, '0 seconds')
  expect(firstUnseenId).toBe(nextId)
})
