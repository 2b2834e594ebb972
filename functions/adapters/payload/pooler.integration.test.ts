import { beforeAll, describe, expect, test } from 'vitest'
import { createCmsUser } from '../../../cms/testing/people.ts'
import { startCms, type TestCms } from '../../../cms/testing/start-cms.ts'
import { createTestDatabase } from '../../../dev/testing/database.ts'
import { startTransactionPooler, type TestPooler } from '../../../dev/testing/pgbouncer.ts'
import { bookConcurrently, singleRequests } from '../../testing/concurrent-bookings.ts'
import { createPaymentHelpers } from '../../testing/payment-helpers.ts'
import { startTestApp, type TestApp } from '../../testing/start-app.ts'
import { offerTour } from '../../testing/tours.ts'

/**
 * The size of the pooler. It is smaller than the number of connections that a process opens, so that they must share
 * connections to Postgres.
 */
const serverConnections = 3

describe('the functions behind a transaction pooler', () => {
  let shop: TestApp
  beforeAll(async () => {
    let pooler: TestPooler | undefined
    shop = await startTestApp({}, async (databaseUrl) => {
      pooler = await startTransactionPooler(databaseUrl, serverConnections)
      return { DATABASE_URL: pooler.url, DATABASE_POOL_MODE: 'transaction', DATABASE_POOL_SIZE: '8' }
    })
    return async () => {
      await shop.stop()
      await pooler?.stop()
    }
  })

  test('respond to concurrent requests of signed-in travellers', async () => {
    const travellers = await Promise.all(Array.from({ length: 12 }, () => shop.newTraveller()))
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(travellers.map((traveller) => traveller.send('GET', '/api/auth/session')))
      expect(answers.map(({ status }) => status)).toEqual(travellers.map(() => 200))
    }
  })

  test('do not sell a spot twice', async () => {
    const traveller = await shop.newTraveller()
    const tour = await offerTour(shop, { places_per_day: 5 })
    const { created, refused } = await bookConcurrently(traveller, singleRequests(shop, tour, 40))
    expect([created.length, new Set(refused.map(({ code }) => code))]).toEqual([5, new Set(['sold_out'])])
  })

  test('accept a payment', async () => {
    const helpers = await createPaymentHelpers(shop)
    const { id, providerId } = await helpers.bookToPay()
    await helpers.changeAtProvider(providerId, 'pay')
    expect(await helpers.read(id)).toMatchObject({ status: 'paid' })
  })
})

describe('the CMS behind a transaction pooler', () => {
  let cms: TestCms
  beforeAll(async () => {
    const database = await createTestDatabase()
    const pooler = await startTransactionPooler(database.url, serverConnections)
    cms = await startCms({ databaseUrl: pooler.url })
    return async () => {
      await cms.stop()
      await pooler.stop()
      await database.drop()
    }
  })

  test('stores 12 concurrent changes', async () => {
    const { token } = await createCmsUser(cms, 'editor')
    const names = Array.from({ length: 12 }, (_, index) => `Area ${index + 1}`)
    const answers = await Promise.all(
      names.map((name) =>
        cms.call('POST', '/api/categories', { token, body: { name, slug: `area-${name.slice(5)}` } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201))
    expect((await cms.payload.count({ collection: 'categories' })).totalDocs).toBe(names.length)
  })
})
