import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { browserWithLock, singleRequests } from '../../testing/concurrent-bookings.ts'
import { startTestApp, type TestApp } from '../../testing/start-app.ts'
import { offerTour } from '../../testing/tours.ts'
import { payloadCatalog } from './catalog.ts'
import { readVersions } from './catalog-versions.ts'
import { lockDays } from './stock.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

test('reading an unchanged tour takes one query, and changes of its zone, policy or destination are read', async () => {
  const { payload, pool } = shop.office
  const zone = await payload.create({
    collection: 'pickup-zones',
    data: { name: 'Sanur', surcharge: 50_000, surcharge_per: 'booking', offset_minutes: 60 },
  })
  const policy = await payload.create({
    collection: 'cancellation-policies',
    data: { name: 'Strict', tiers: [{ hours_before: 72, refund_percent: 50 }] },
  })
  const destination = await payload.create({
    collection: 'destinations',
    data: { name: 'Borobudur', slug: 'borobudur', time_zone: 'Asia/Jakarta', _status: 'published' },
  })
  const { id } = await offerTour(shop, {
    pickup_mode: 'hotel',
    pickup_zone_ids: [zone.id],
    cancellation_policy_id: policy.id,
    destination_ids: [destination.id],
  })
  const catalog = payloadCatalog(shop.office, () => undefined, shop.siteUrl)
  const read = async () => {
    const query = vi.spyOn(pool, 'query')
    const ids = { tours: new Set([id]), transfers: new Set<number>(), rentals: new Set<number>() }
    const { tours, cancellation } = await catalog.readCurrent({ ...ids, hotels: new Set() })
    const queries = query.mock.calls.length
    query.mockRestore()
    const tour = tours.get(id)
    const [tier] = cancellation.policies.get(policy.id)?.tiers ?? []
    return {
      hasOneQuery: queries === 1,
      values: [tour?.pickup.zones[0]?.surcharge, tier?.refund_percent, tour?.time_zone],
    }
  }

  expect(await read()).toEqual({ hasOneQuery: false, values: [50_000, 50, 'Asia/Jakarta'] })
  expect(await read()).toEqual({ hasOneQuery: true, values: [50_000, 50, 'Asia/Jakarta'] })
  await payload.update({ collection: 'pickup-zones', id: zone.id, data: { surcharge: 60_000 } })
  expect((await read()).values).toEqual([60_000, 50, 'Asia/Jakarta'])
  await payload.update({
    collection: 'cancellation-policies',
    id: policy.id,
    data: { tiers: [{ hours_before: 72, refund_percent: 40 }] },
  })
  expect((await read()).values).toEqual([60_000, 40, 'Asia/Jakarta'])
  await payload.update({ collection: 'destinations', id: destination.id, data: { time_zone: 'Asia/Jayapura' } })
  expect((await read()).values).toEqual([60_000, 40, 'Asia/Jayapura'])
  expect(await read()).toEqual({ hasOneQuery: true, values: [60_000, 40, 'Asia/Jayapura'] })
})

test('Postgres plans the statements that write a booking once, not for each booking', async () => {
  const tour = await offerTour(shop)
  const traveller = browserWithLock(shop, await shop.newTraveller(), lockDays)
  for (const request of singleRequests(shop, tour, 3)) {
    expect((await traveller.send('POST', '/api/bookings', request)).status).toBe(200)
  }
  const statements = await readStatements(['lock-days-tour', 'count-days-tour', 'insert-invoice'])
  expect(new Set(statements.map(({ name }) => name)).size).toBe(3)
  expect(statements.filter(({ custom_plans }) => custom_plans > 0)).toEqual([])
})

/** Returns the prepared statements of all connections. */
async function readStatements(names: string[]): Promise<{ name: string; custom_plans: number }[]> {
  const { pool } = shop.office
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  const results = []
  for (const client of clients) {
    results.push(
      await client.query<{ name: string; custom_plans: number }>(
        'select name, custom_plans::integer from pg_prepared_statements where name = any($1)',
        [names],
      ),
    )
    client.release()
  }
  return results.flatMap(({ rows }) => rows)
}

test('after table statistics change, Postgres plans the query of the catalog versions again only a few times', async () => {
  const { payload, pool } = shop.office
  const { id: destination } = await payload.create({
    collection: 'destinations',
    data: { name: 'Ubud', slug: 'ubud', _status: 'published' },
  })
  const tours = await Promise.all(Array.from({ length: 30 }, () => offerTour(shop, { destination_ids: [destination] })))
  const ids = tours.map(({ id }) => id)
  const client = new pg.Client(pool.options)
  await client.connect()
  await client.query('begin')
  const offerIds = { tours: new Set(ids.slice(0, 1)), transfers: new Set<number>(), rentals: new Set<number>() }
  const readOften = async () => {
    for (let time = 0; time < 100; time++) await readVersions(client, { ...offerIds, hotels: new Set() })
  }
  await readOften()
  // With the relations of many tours, the plan for any tour looks more expensive than before.
  await client.query(
    `insert into tours_rels (parent_id, path, destinations_id, "order")
     select id, 'destination_ids', $2, number from unnest($1::integer[]) as id, generate_series(2, 15) as number`,
    [ids, destination],
  )
  await client.query('analyze tours, tours_rels')
  await readOften()
  const { rows } = await client.query('select name, custom_plans::integer from pg_prepared_statements')
  await client.query('rollback')
  await client.end()
  expect(rows).toEqual([{ name: 'catalog-versions-tours', custom_plans: expect.any(Number) }])
  expect(rows[0]?.custom_plans).toBeLessThan(30)
})

test('readCompany returns the URL and the size of the logo, and no logo if the logo has no renditions', async () => {
  const { payload } = shop.office
  const catalog = payloadCatalog(shop.office, () => undefined, 'https://nusa.example')
  expect(await catalog.readCompany()).not.toHaveProperty('logo')
  const renditions = [
    { id: 'a', file: 'logo-320.webp', width: 320, height: 100 },
    { id: 'b', file: 'logo-640.webp', width: 640, height: 200 },
  ]
  const picture = { alt: 'Logo', filename: 'logo.png', placeholder_color: '#0f5c4d', renditions }
  const { id } = await payload.db.create({ collection: 'media', data: picture })
  await payload.updateGlobal({ slug: 'settings', data: { logo: Number(id) } })
  const logo = { url: 'https://nusa.example/media/logo-640.webp', width: 640, height: 200 }
  expect(await catalog.readCompany()).toMatchObject({ name: 'Nusa', logo })
  await payload.db.updateOne({ collection: 'media', id, data: { renditions: [] } })
  expect(await catalog.readCompany()).not.toHaveProperty('logo')
})

describe('an invalid entry', () => {
  const readTours = async (ids: number[]) => {
    const logged: object[] = []
    const catalog = payloadCatalog(shop.office, (entry) => void logged.push(entry), shop.siteUrl)
    const others = { transfers: new Set<number>(), rentals: new Set<number>(), hotels: new Set<string>() }
    const { tours } = await catalog.readCurrent({ tours: new Set(ids), ...others })
    return { found: [...tours.keys()], logged }
  }
  const season = { name: 'High', from: '07-01', to: '08-31', percent: 20 }
  const pack = { name: 'Shared', type: 'per_person', market: 'all', adult_price: 100_000 }
  const question = { text: 'Weight', type: 'number', per: 'traveller' }

  test.each([
    ['season', { pricing: [{ ...pack, seasons: [season] }] }, sql`update tours_pricing_seasons set "from" = '02-31'`],
    ['start time', { start_times: [{ time: '01:00' }] }, sql`update tours_start_times set time = '25:00'`],
    ['question', { booking_questions: [question] }, sql`update tours_booking_questions set text = ''`],
  ])('that is a %s of a tour is logged and prevents only bookings of that tour', async (_, changes, corruption) => {
    const [broken, intact] = [await offerTour(shop, changes), await offerTour(shop)]
    await shop.office.payload.db.drizzle.execute(
      sql`${corruption} where _parent_id::text in (select ${String(broken.id)} union select id::text from tours_pricing where _parent_id = ${broken.id})`,
    )
    const { found, logged } = await readTours([broken.id, intact.id])
    expect(found).toEqual([intact.id])
    expect(logged).toEqual([expect.objectContaining({ level: 'error', event: 'offer-invalid', id: broken.id })])
  })

  test('that is a pickup zone prevents only bookings of tours with that zone', async () => {
    const { payload } = shop.office
    const zone = await payload.create({
      collection: 'pickup-zones',
      data: { name: 'Kuta', surcharge: 0, surcharge_per: 'booking', offset_minutes: 60 },
    })
    const pickup = { pickup_mode: 'hotel', pickup_zone_ids: [zone.id] }
    const [broken, intact] = [await offerTour(shop, pickup), await offerTour(shop)]
    await payload.db.drizzle.execute(sql`update pickup_zones set surcharge = -1 where id = ${zone.id}`)
    expect((await readTours([broken.id, intact.id])).found).toEqual([intact.id])
  })

  test('that is a cancellation policy, even the default one, prevents only bookings of offers with that policy', async () => {
    const { payload } = shop.office
    const createPolicy = (name: string) =>
      payload.create({
        collection: 'cancellation-policies',
        data: { name, tiers: [{ hours_before: 72, refund_percent: 50 }] },
      })
    const [invalid, valid] = [await createPolicy('Invalid'), await createPolicy('Valid')]
    const broken = await offerTour(shop, { cancellation_policy_id: invalid.id })
    const [intact, without] = [await offerTour(shop, { cancellation_policy_id: valid.id }), await offerTour(shop)]
    const ids = [broken.id, intact.id, without.id]
    await payload.db.drizzle.execute(
      sql`update cancellation_policies_tiers set refund_percent = 500 where _parent_id = ${invalid.id}`,
    )
    const { found, logged } = await readTours(ids)
    expect(found).toEqual([intact.id, without.id])
    expect(logged).toMatchObject([
      { event: 'cancellation-policy-invalid', id: invalid.id },
      { event: 'offer-invalid', kind: 'tours', id: broken.id },
    ])
    const setDefault = (id: number | null) =>
      payload.updateGlobal({ slug: 'settings', data: { cancellation_policy_id: id } })
    await setDefault(invalid.id)
    expect((await readTours(ids)).found).toEqual([intact.id])
    await setDefault(null)
  })
})
