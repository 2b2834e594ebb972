import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPicture } from '../../testing/content.ts'
import { createCmsUser } from '../../testing/people.ts'
import { createSamples } from '../../testing/samples.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
let token = ''
let samples: Awaited<ReturnType<typeof createSamples>> = {}

beforeAll(async () => {
  cms = await startCms()
  token = (await createCmsUser(cms, 'editor')).token
  samples = await createSamples(cms)
})
afterAll(() => cms.stop())

const create = async (collection: string, changes: Record<string, unknown> = {}) => {
  const body = { ...samples[collection], ...changes }
  const response = await cms.call('POST', `/api/${collection}`, { token, body })
  return (await response.json()).doc
}

/** Sends the request of "Duplicate": for collections with drafts, a draft. */
const copy = async (collection: string, id: number | string) => {
  const response = await cms.call('POST', `/api/${collection}/${id}/duplicate`, { token, body: { _status: 'draft' } })
  const { doc, errors } = await response.json()
  return { status: response.status, doc, errors }
}

const addressed = ['tours', 'categories', 'destinations', 'car-rental-types', 'hotels', 'pages', 'articles']

describe('a copy', () => {
  test.each(addressed)('of an entry in %j gets a new slug derived from the original slug', async (name) => {
    const { id, slug } = await create(name, name === 'hotels' ? {} : { slug: 'the-first' })
    const first = await copy(name, id)
    expect(first).toMatchObject({ status: 200, doc: { slug: `${slug}-copy` } })
    expect((await copy(name, id)).doc.slug).toBe(`${slug}-copy-2`)
    expect((await copy(name, first.doc.id)).doc.slug).toBe(`${slug}-copy-3`)
  })

  test('of a tour offers every start time with all packages, because the packages have new ids', async () => {
    const tour = await create('tours', { slug: 'with-departures' })
    const start_times = [{ time: '01:00', package_ids: [tour.pricing[0].id] }]
    await cms.call('PATCH', `/api/tours/${tour.id}`, { token, body: { start_times } })
    const { doc } = await copy('tours', tour.id)
    expect(doc.start_times).toMatchObject([{ time: '01:00', package_ids: [] }])
  })

  test.each(['car-rentals', 'hero-slides'])('of an entry in %j is inactive', async (name) => {
    const { id } = await create(name)
    expect(await copy(name, id)).toMatchObject({ status: 200, doc: { status: 'inactive' } })
  })

  test.each(['tours', 'categories', 'destinations', 'hotels', 'pages', 'articles'])(
    'of an entry in %j is a draft, whatever status the request contains',
    async (name) => {
      const { id } = await create(name, name === 'hotels' ? { id: crypto.randomUUID() } : { slug: 'the-last' })
      for (const [query, body] of [
        ['', undefined],
        ['?draft=false', {}],
        ['', { _status: 'published' }],
      ] as const) {
        const response = await cms.call('POST', `/api/${name}/${id}/duplicate${query}`, { token, body })
        expect([response.status, (await response.json()).doc?._status]).toEqual([200, 'draft'])
      }
    },
  )

  test.each(['areas', 'cities', 'airports', 'car-categories', 'cars'])(
    'of an entry in %j has a name that ends with “(copy)”',
    async (name) => {
      const field = name === 'cars' ? 'car_name' : 'name'
      const { id, [field]: named } = await create(name)
      expect(await copy(name, id)).toMatchObject({ status: 200, doc: { [field]: `${named} (copy)` } })
    },
  )

  test('of an airport transfer, a country or a stock entry is refused, because these entries must be unique', async () => {
    const { id } = await create('airport-transfers')
    expect((await copy('airport-transfers', id)).status).not.toBe(200)
    expect(await cms.payload.count({ collection: 'airport-transfers' })).toEqual({ totalDocs: 1 })
    for (const name of [
      'airport-transfers',
      'countries',
      'tour-places',
      'transfer-stock',
      'rental-stock',
      'room-stock',
    ])
      expect(cms.config.collections.find(({ slug }) => slug === name)?.disableDuplicate, name).toBe(true)
  })

  test('of a tour contains the prices, dates, pictures and lists, but no previous slugs', async () => {
    const { id: picture } = await createPicture(cms.payload)
    const pictures = { main_image: picture, image_gallery: [picture] }
    const { id } = await create('tours', { slug: 'sunrise', ...pictures })
    await cms.call('PATCH', `/api/tours/${id}`, { token, body: { slug: 'sunrise-walk', _status: 'published' } })
    const original = await cms.payload.findByID({ collection: 'tours', id, depth: 0 })
    expect(original.previous_slugs).toEqual(['sunrise'])
    const { doc } = await copy('tours', id)
    const storedCopy = await cms.payload.findByID({ collection: 'tours', id: doc.id, depth: 0, draft: true })
    const { id: _id, slug, previous_slugs, createdAt: _created, updatedAt: _updated, ...rest } = withoutIds(original)
    expect(withoutIds(storedCopy)).toMatchObject({
      ...rest,
      slug: `${slug}-copy`,
      previous_slugs: [],
      _status: 'draft',
    })
    expect([slug, previous_slugs, rest.title]).toEqual(['sunrise-walk', ['sunrise'], 'Nusa Penida'])
    // The rows of the copy have new ids.
    expect(storedCopy.pricing?.map((row) => row.id)).not.toEqual(original.pricing?.map((row) => row.id))
    const published = await cms.call('PATCH', `/api/tours/${doc.id}`, { token, body: { _status: 'published' } })
    expect(published.status).toBe(200)
    expect(withoutIds(await cms.payload.findByID({ collection: 'tours', id, depth: 0 }))).toEqual(withoutIds(original))
  })
})

/** Returns the entry without the ids of its rows. */
function withoutIds<Entry>(entry: Entry): Entry {
  return JSON.parse(
    JSON.stringify(entry, (key, value) => (key === 'id' && typeof value === 'string' ? undefined : value)),
  )
}
