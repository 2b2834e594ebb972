import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTour } from '../testing/content.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

type Change = Partial<{ slug: string; title: string; _status: 'draft' | 'published'; previous_slugs: string[] }>

const change = (id: number, data: Change, draft = false) =>
  cms.payload.update({ collection: 'tours', id, data, draft, depth: 0 })

/** Returns the slugs that the site receives. */
const stored = async (id: number) => {
  const { slug, previous_slugs } = await cms.payload.findByID({ collection: 'tours', id, depth: 0 })
  return { slug, previous_slugs: previous_slugs ?? [] }
}

const published = (slug: string) => createTour(cms.payload, { title: slug, slug, _status: 'published' })

describe('a published entry whose slug changes', () => {
  test('stores each previous slug once, in chronological order', async () => {
    const { id } = await published('one')
    for (const slug of ['two', 'three']) await change(id, { slug })
    expect(await stored(id)).toEqual({ slug: 'three', previous_slugs: ['one', 'two'] })
  })

  test('removes a previous slug that becomes the current slug again', async () => {
    const { id } = await published('there')
    for (const slug of ['elsewhere', 'there']) await change(id, { slug })
    expect(await stored(id)).toEqual({ slug: 'there', previous_slugs: ['elsewhere'] })
  })

  test('stores the published slug when a draft with another slug is published, but no slugs that only drafts had', async () => {
    const { id } = await published('seen')
    await change(id, { slug: 'unseen', _status: 'draft' }, true)
    await change(id, { slug: 'new', _status: 'draft' }, true)
    expect(await stored(id)).toEqual({ slug: 'seen', previous_slugs: [] })
    await change(id, { slug: 'new', _status: 'published' })
    expect(await stored(id)).toEqual({ slug: 'new', previous_slugs: ['seen'] })
  })

  test('stores the last published slug if the slug changes while the entry is unpublished', async () => {
    const { id } = await published('shown')
    await change(id, { _status: 'draft' })
    await change(id, { slug: 'shown-again', _status: 'published' })
    expect(await stored(id)).toEqual({ slug: 'shown-again', previous_slugs: ['shown'] })
  })
})

describe('the list of previous slugs', () => {
  const readSlugs = async (id: number) => {
    const doc = await cms.payload.findByID({ collection: 'tours', id, draft: true, depth: 0 })
    return { slug: doc.slug, previous_slugs: doc.previous_slugs ?? [] }
  }

  test('excludes the current slug after the first publish and after a saved draft', async () => {
    const { id } = await createTour(cms.payload, { title: 'Walk', slug: 'walk', _status: 'draft' })
    await change(id, { _status: 'published' })
    expect(await readSlugs(id)).toEqual({ slug: 'walk', previous_slugs: [] })
    await change(id, { title: 'A walk', _status: 'draft' }, true)
    expect(await readSlugs(id)).toEqual({ slug: 'walk', previous_slugs: [] })
  })

  test('excludes the current slug even if a query selects only the previous slugs', async () => {
    const { id } = await published('only')
    await change(id, { _status: 'draft' })
    const read = { collection: 'tours', id, select: { previous_slugs: true }, depth: 0 } as const
    for (const draft of [false, true]) {
      expect(await cms.payload.findByID({ ...read, draft })).toMatchObject({ previous_slugs: [] })
    }
  })

  test('is empty while only a draft has another slug', async () => {
    const { id } = await published('ride')
    await change(id, { slug: 'a-ride', _status: 'draft' }, true)
    expect(await readSlugs(id)).toEqual({ slug: 'a-ride', previous_slugs: [] })
  })

  test('excludes the current slug while the entry is unpublished', async () => {
    const { id } = await published('climb')
    await change(id, { _status: 'draft' })
    expect(await readSlugs(id)).toEqual({ slug: 'climb', previous_slugs: [] })
    await change(id, { slug: 'a-climb', _status: 'draft' }, true)
    await change(id, { _status: 'published', slug: 'a-climb' })
    expect(await readSlugs(id)).toEqual({ slug: 'a-climb', previous_slugs: ['climb'] })
  })
})

test('other changes do not affect the list of previous slugs, which cannot be edited', async () => {
  const { id } = await published('steady')
  await change(id, { slug: 'steadier' })
  await change(id, { title: 'A new title', previous_slugs: ['made-up'] })
  expect(await stored(id)).toEqual({ slug: 'steadier', previous_slugs: ['steady'] })
})

test('an entry that was never published has no previous slugs', async () => {
  const { id } = await createTour(cms.payload, { title: 'Draft', slug: 'first', _status: 'draft' })
  await change(id, { slug: 'second', _status: 'published' })
  expect((await stored(id)).previous_slugs).toEqual([])
})

test('a copy has no previous slugs', async () => {
  const { id } = await published('original')
  await change(id, { slug: 'the-original' })
  const copy = await cms.payload.duplicate({ collection: 'tours', id, data: { slug: 'copy' } })
  expect(copy.previous_slugs ?? []).toEqual([])
})

test('the catalogue export contains the previous slugs', async () => {
  const { id } = await published('old-address')
  await change(id, { slug: 'new-address' })
  const response = await cms.call('GET', '/api/catalog')
  const { collections } = await response.json()
  expect(collections.tours.changed.find((tour: { id: number }) => tour.id === id)).toMatchObject({
    slug: 'new-address',
    previous_slugs: ['old-address'],
  })
})
