import {
  type CatalogCollection,
  type CatalogExport,
  catalogExportSchema,
  catalogGlobalSchemas,
  catalogSchemas,
} from '@nusa/shared/catalog'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backdateRows } from '../../testing/backdate-rows.ts'
import { createPicture, createTour } from '../../testing/content.ts'
import { paragraphs, picture, root } from '../../testing/rich-text.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
let tourId = 0

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

async function exportSince(cursor?: string): Promise<CatalogExport> {
  const query = cursor ? `?since=${cursor}` : ''
  const response = await cms.call('GET', `/api/catalog${query}`)
  expect(response.status).toBe(200)
  return catalogExportSchema.parse(await response.json())
}

function tours(all: CatalogExport): CatalogExport['collections'][string] {
  return all.collections.tours ?? { live: [], changed: [] }
}

const backdateEntries = () => backdateRows(cms, ['tours', 'media', 'pages'])

beforeEach(async () => {
  await cms.payload.delete({ collection: 'tours', where: {} })
  tourId = (await createTour(cms.payload)).id
  await backdateEntries()
})

describe('the live entries of the export', () => {
  test('include a published tour', async () => {
    expect(tours(await exportSince())).toMatchObject({ live: [tourId], changed: [{ id: tourId, slug: 'nusa-penida' }] })
  })

  test('no longer include a tour that was unpublished', async () => {
    const { cursor } = await exportSince()
    await cms.payload.update({ collection: 'tours', id: tourId, data: { _status: 'draft' } })
    expect(tours(await exportSince(cursor))).toEqual({ live: [], changed: [] })
  })

  test('no longer include a tour that was deleted', async () => {
    const { cursor } = await exportSince()
    await cms.payload.delete({ collection: 'tours', id: tourId })
    expect(tours(await exportSince(cursor))).toEqual({ live: [], changed: [] })
  })

  test('do not include a tour that was never published', async () => {
    await cms.payload.create({ collection: 'tours', data: { title: 'Secret', tour_type: 'single_day' }, draft: true })
    expect(tours(await exportSince()).live).toEqual([tourId])
  })

  test('do not include an inactive slide', async () => {
    const image = (await createPicture(cms.payload)).id
    const { id } = await cms.payload.create({
      collection: 'hero-slides',
      data: { title: 'Sunrise', image, order: 1, status: 'inactive' },
    })
    expect((await exportSince()).collections['hero-slides']?.live).toEqual([])
    await cms.payload.update({ collection: 'hero-slides', id, data: { status: 'active' } })
    expect((await exportSince()).collections['hero-slides']?.live).toEqual([id])
  })
})

describe('the changed entries of the export', () => {
  test('do not include the draft of a published tour', async () => {
    const { cursor } = await exportSince()
    await cms.payload.update({ collection: 'tours', id: tourId, data: { title: 'Not yet' }, draft: true })
    expect(tours(await exportSince(cursor))).toEqual({ live: [tourId], changed: [] })
    expect(tours(await exportSince()).changed).toMatchObject([{ title: 'Nusa Penida' }])
  })

  test('include only entries that changed since the cursor', async () => {
    const other = await createTour(cms.payload, { title: 'Ubud' })
    await backdateEntries()
    const { cursor } = await exportSince()
    expect(tours(await exportSince(cursor))).toEqual({ live: [tourId, other.id], changed: [] })
    await cms.payload.update({ collection: 'tours', id: other.id, data: { price: 1_000, _status: 'published' } })
    expect(tours(await exportSince(cursor)).changed).toMatchObject([{ id: other.id, price: 1_000 }])
  })

  test('include every entry for a cursor from another database', async () => {
    const { cursor } = await exportSince()
    const foreign = cursor.replace(/\.[^.]+\./, '.another.')
    expect(tours(await exportSince(foreign)).changed).toHaveLength(1)
  })

  test('include an entry when a picture in its rich text changes', async () => {
    const { id } = await createPicture(cms.payload)
    const notes = root(picture(id))
    await cms.payload.update({ collection: 'tours', id: tourId, data: { notes, _status: 'published' } })
    await backdateEntries()
    const { cursor } = await exportSince()
    expect(tours(await exportSince(cursor)).changed).toEqual([])
    await cms.payload.update({ collection: 'media', id, data: { alt: 'Other words' } })
    expect(tours(await exportSince(cursor)).changed).toMatchObject([
      { id: tourId, notes: expect.stringContaining('alt="Other words"') },
    ])
  })

  test('include an entry when its rich text shows a new picture', async () => {
    const { cursor } = await exportSince()
    const { id } = await createPicture(cms.payload)
    const notes = root(picture(id))
    await cms.payload.update({ collection: 'tours', id: tourId, data: { notes, _status: 'published' } })
    expect(tours(await exportSince(cursor)).changed).toMatchObject([
      { id: tourId, notes: expect.stringContaining('<img') },
    ])
  })

  test('include each of 230 entries once, although the export reads the entries in batches', async () => {
    const page = { content: paragraphs('words'), _status: 'published' } as const
    for (let number = 0; number < 230; number += 1) {
      await cms.payload.create({
        collection: 'pages',
        data: { ...page, title: `Page ${number}`, slug: `page-${number}` },
      })
    }
    const { live = [], changed = [] } = (await exportSince()).collections.pages ?? {}
    expect(live).toHaveLength(230)
    expect(changed.map((entry) => entry.id)).toEqual(live)
  })
})

test('the export contains every collection of the catalogue, with entries that match the schemas', async () => {
  const all = await exportSince()
  expect(Object.keys(all.collections).sort()).toEqual(Object.keys(catalogSchemas).sort())
  for (const [name, { changed }] of Object.entries(all.collections)) {
    for (const entry of changed) catalogSchemas[name as CatalogCollection].parse(entry)
  }
})

test('the export always contains all globals, with a tax of 10 if no tax is set', async () => {
  const { cursor } = await exportSince()
  const { globals } = await exportSince(cursor)
  expect(catalogGlobalSchemas.settings.parse(globals.settings).tax).toBe(10)
  expect(catalogGlobalSchemas.currencies.parse(globals.currencies)).toEqual([])
  expect(catalogGlobalSchemas.currency_rates.parse(globals.currency_rates)).toEqual({ base_currency: 'IDR', rates: {} })
})

describe('access to the export', () => {
  test('requires the token if a token is configured', async () => {
    const closed = await startCms({ catalogToken: 'a-token-of-some-length' })
    const statusWith = async (headers: HeadersInit) => {
      const response = await closed.call('GET', '/api/catalog', { headers })
      await response.text()
      return response.status
    }
    expect(await statusWith({})).toBe(401)
    expect(await statusWith({ Authorization: 'Bearer wrong' })).toBe(401)
    expect(await statusWith({ Authorization: 'Bearer a-token-of-some-length' })).toBe(200)
    await closed.stop()
  })
})
