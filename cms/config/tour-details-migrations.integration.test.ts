import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { createTestClient } from '../../dev/testing/database.ts'
import { migrations } from '../migrations/index.ts'

const names = [
  'seasons',
  'booking_questions',
  'cancellation_policies',
  'start_times',
  'pickup',
  'trip_details',
  'package_pickup',
  'airport_time_zone',
]
const tested = migrations.filter(({ name }) => names.some((end) => name.endsWith(`_${end}`)))

const client = await createTestClient()
const db = drizzle({ client })

async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row).map((column) => `"${column}"`)
  const places = columns.map((_column, index) => `$${index + 1}`)
  await client.query(`insert into ${table} (${columns}) values (${places})`, Object.values(row))
}

it('the migrations of departures, prices and policies can be rolled back with entries, and run again', async () => {
  await insert('cancellation_policies', { id: 1, name: 'Boats' })
  const tier = { id: 'tier', hours_before: 24, refund_percent: 50 }
  await insert('cancellation_policies_tiers', { _order: 1, _parent_id: 1, ...tier })
  await insert('tours', {
    ...{ id: 1, title: 'Batur', tour_type: 'single_day', pickup_mode: 'hotel' },
    ...{ cancellation_policy_id_id: 1, cut_off_hours: 12 },
  })
  await insert('tours_pricing', { _order: 1, _parent_id: 1, id: 'van', name: 'Van' })
  await insert('tours_pricing_seasons', { _order: 1, _parent_id: 'van', id: 'high', name: 'High season', percent: 20 })
  await insert('tours_pricing_seasons_prices', { _order: 1, _parent_id: 'high', id: 'row', price: 5 })
  await insert('tours_booking_questions', { _order: 1, _parent_id: 1, id: 'shoes', text: 'Shoe size' })
  await insert('tours_start_times', { _order: 1, _parent_id: 1, id: 'sunrise', time: '01:00' })
  await insert('tours_start_times_weekdays', { order: 1, parent_id: 'sunrise', value: 'mon' })
  await insert('tours_texts', { order: 1, parent_id: 1, path: 'start_times.0.package_ids', text: 'van' })
  await insert('tours_texts', { order: 1, parent_id: 1, path: 'included_items', text: 'Lunch' })
  for (const start_time_id of ['', 'sunrise'])
    await insert('tour_places', { tour_id: 1, date: '2026-12-24', start_time_id, places: 0 })
  await insert('cities', { id: 1, name: 'Yogyakarta' })
  await insert('airports', { id: 1, name: 'YIA', city_id_id: 1, time_zone: 'Asia/Jakarta' })
  await insert('pickup_zones', { id: 1, name: 'Ubud' })
  await insert('tours_rels', { parent_id: 1, path: 'pickup_zone_ids', pickup_zones_id: 1 })
  for (const kind of ['pickup-zones', 'cancellation-policies', 'tours'])
    await insert('audit_log', { who: 'Made', colleague: 1, role: 'editor', operation: 'create', kind })

  expect(tested.map(({ name }) => name.slice('20261128_000000_'.length))).toEqual(names)
  for (const { down } of tested.toReversed()) await down({ db })
  const read = async (columns: string, table: string) =>
    (await client.query({ text: `select ${columns} from ${table}`, rowMode: 'array' })).rows
  expect(await read('title', 'tours')).toEqual([['Batur']])
  expect(await read('id', 'tours_pricing')).toEqual([['van']])
  expect(await read('date', 'tour_places')).toEqual([['2026-12-24']])
  expect(await read('kind', 'audit_log')).toEqual([['tours']])

  for (const { up } of tested) await up({ db })
  expect(await read('pickup_mode, cut_off_hours, cancellation_policy_id_id', 'tours')).toEqual([['none', null, null]])
  expect(await read('start_time_id', 'tour_places')).toEqual([['']])
  expect(await read('path', 'tours_texts')).toEqual([['included_items']])
  expect(await read('path', 'tours_rels')).toEqual([])
  expect(await read('time_zone', 'airports')).toEqual([['Asia/Makassar']])
})
