import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-app.ts'
import { offerTour } from '../../testing/tours.ts'
import { payloadCatalog } from './catalog.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

test('the offer of a booking is read in one query until its tour, zones, destination or policies change', async () => {
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
  const catalog = payloadCatalog(shop.office, () => undefined)
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
