import { type CatalogExport, catalogExportSchema, catalogGlobalSchemas, catalogSchemas } from '@nusa/shared/catalog'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictureBytes } from '../testing/content.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'
import { cmsUsers, traveller } from './content/people.ts'
import { tours } from './content/tours/index.ts'
import { transfers } from './content/transfers.ts'
import { seed } from './seed.ts'

const now = new Date('2026-11-21T04:00:00Z')
/** Returns a picture that is so small that only one size is rendered. */
const readPicture = () => pictureBytes(60, 40)

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
  await seed(cms.payload, now, { readPicture })
}, 120_000)
afterAll(() => cms.stop())

async function exported(): Promise<CatalogExport> {
  const response = await cms.call('GET', '/api/catalog')
  return catalogExportSchema.parse(await response.json())
}

/** Returns a field's value in all entries of an exported collection. */
async function exportedValues(collection: string, field: string): Promise<unknown[]> {
  return ((await exported()).collections[collection]?.changed ?? []).map((entry) => entry[field])
}

describe('seeding an empty database', () => {
  test('produces a catalogue in which every entry fits its schema', async () => {
    const { collections, globals } = await exported()
    for (const [name, schema] of Object.entries(catalogSchemas)) {
      const entries = collections[name]?.changed ?? []
      expect(entries.length, name).toBeGreaterThan(0)
      for (const entry of entries)
        expect(schema.safeParse(entry).error?.issues ?? [], `${name} ${entry.id}`).toEqual([])
    }
    for (const [name, schema] of Object.entries(catalogGlobalSchemas)) {
      expect(schema.safeParse(globals[name]).success, name).toBe(true)
    }
  })

  test('exports five slides, five articles, six currencies, and every page that the site links to', async () => {
    expect(await exportedValues('hero-slides', 'title')).toHaveLength(5)
    expect(await exportedValues('articles', 'slug')).toHaveLength(5)
    expect(catalogGlobalSchemas.currencies.parse((await exported()).globals.currencies)).toHaveLength(6)
    expect((await exportedValues('pages', 'slug')).sort()).toEqual([
      'booking-policy',
      'cancellation-policy',
      'contact-us',
      'help-center',
      'privacy-policy',
      'terms-and-conditions',
      'travel-insurance',
    ])
  })

  test('exports no drafts and no inactive entries', async () => {
    const where = { _status: { equals: 'draft' } }
    for (const [collection, atLeast] of [
      ['tours', 3],
      ['categories', 1],
      ['pages', 1],
      ['articles', 1],
    ] as const) {
      const { docs } = await cms.payload.find({ collection, where, depth: 0, pagination: false })
      expect(docs.length, collection).toBeGreaterThanOrEqual(atLeast)
      const slugs = await exportedValues(collection, 'slug')
      expect(docs.filter(({ slug }) => slugs.includes(slug))).toEqual([])
    }
    for (const collection of ['hero-slides', 'car-rentals', 'airport-transfers'] as const) {
      const inactive = await cms.payload.find({ collection, where: { status: { equals: 'inactive' } }, depth: 0 })
      expect(inactive.docs.length, collection).toBeGreaterThan(0)
      const ids = await exportedValues(collection, 'id')
      expect(inactive.docs.filter(({ id }) => ids.includes(id))).toEqual([])
    }
  })

  test('assigns ids to tours and transfers in the same order on every machine', async () => {
    const inOrder = { depth: 0, pagination: false, sort: 'id' } as const
    const made = await cms.payload.find({ collection: 'tours', ...inOrder })
    expect(made.docs.map(({ slug }) => slug)).toEqual(tours.map(({ slug }) => slug))
    const rides = await cms.payload.find({ collection: 'airport-transfers', ...inOrder })
    expect(rides.docs.map(({ base_price }) => base_price)).toEqual(transfers.map(({ price }) => price * 1000))
  })

  test('creates days with a low capacity and one sold-out day', async () => {
    const { docs } = await cms.payload.find({ collection: 'tour-places', depth: 0, sort: 'date' })
    expect(docs.map(({ date, places }) => [date, places])).toEqual([
      ['2026-11-26', 3],
      ['2026-11-29', 0],
      ['2026-12-01', 5],
    ])
  })

  test('creates transfers, cars and rooms with limited units in the same order on every machine', async () => {
    const inOrder = { depth: 0, pagination: false, sort: 'id' } as const
    const rides = await cms.payload.find({ collection: 'transfer-stock', ...inOrder })
    const cars = await cms.payload.find({ collection: 'rental-stock', ...inOrder })
    const rooms = await cms.payload.find({ collection: 'room-stock', ...inOrder })
    expect(rides.docs.map(({ date, rides: count }) => [date, count])).toEqual([
      ['2026-11-27', 1],
      ['2026-11-30', 0],
    ])
    expect(cars.docs.map(({ date, cars: count }) => [date, count])).toEqual([
      ['2026-11-25', 1],
      ['2026-12-03', 0],
    ])
    expect(rooms.docs.map(({ room_name, date, rooms: count }) => [room_name, date, count])).toEqual([
      ['Pool Villa', '2026-11-28', 1],
      ['Pool Villa', '2026-11-29', 0],
      ['Agung Villa', '2026-11-26', 0],
    ])
  })

  test('lets the demo users sign in, and completes the profile of the demo traveller', async () => {
    for (const { email, password, role } of cmsUsers) {
      const { user } = await cms.payload.login({ collection: 'users', data: { email, password } })
      expect(user?.role).toBe(role)
    }
    const { user } = await cms.payload.login({ collection: 'travellers', data: traveller })
    expect(user).toMatchObject({ first_name: 'Tara', city: 'Sydney', country: 'Australia' })
  })
})

describe('seeding again', () => {
  test('writes nothing after a complete run, so that deleted entries stay deleted', async () => {
    const where = { slug: { equals: 'first-surf-lesson-kuta-canggu' } }
    await cms.payload.delete({ collection: 'tours', where })
    expect(await seed(cms.payload, now, { readPicture })).toBe(false)
    expect(await cms.payload.count({ collection: 'tours', where })).toMatchObject({ totalDocs: 0 })
  })

  test('continues an interrupted run without writing anything twice', async () => {
    const collections = [
      'media',
      'tours',
      'tour-places',
      'transfer-stock',
      'rental-stock',
      'room-stock',
      'hotels',
      'airport-transfers',
      'articles',
      'users',
      'travellers',
    ] as const
    const counts = async () =>
      Promise.all(collections.map(async (collection) => (await cms.payload.count({ collection })).totalDocs))
    const before = await counts()
    await cms.payload.delete({ collection: 'hotels', where: { slug: { equals: 'kebun-munduk-lodge' } } })
    await cms.payload.kv.delete('demo-content')
    expect(await seed(cms.payload, now, { readPicture })).toBe(true)
    // The tour deleted by the test above is created again.
    expect(await counts()).toEqual(before.map((count, i) => (collections[i] === 'tours' ? count + 1 : count)))
  })
})
