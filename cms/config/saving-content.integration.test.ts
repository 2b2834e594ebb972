import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCmsUser } from '../testing/people.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
let editor = ''

beforeAll(async () => {
  cms = await startCms()
  editor = (await createCmsUser(cms, 'editor')).token
})
afterAll(() => cms.stop())

describe('saving content', () => {
  test('returns an error for each invalid field when publishing', async () => {
    const answer = await cms.call('POST', '/api/tours', {
      token: editor,
      body: {
        title: 'Wrong',
        slug: 'Not An Address',
        rating: 7,
        starting_date: '2026-12-24',
        end_date: '2026-12-01',
        pricing: [{ name: 'No price', type: 'per_person', market: 'all', publish_price: 0.5 }],
        _status: 'published',
      },
    })
    expect(answer.status).toBe(400)
    const { errors } = await answer.json()
    const messages = Object.fromEntries(
      errors[0].data.errors.map(({ path, message }: Record<string, string>) => [path, message]),
    )
    expect(messages).toEqual({
      slug: expect.stringContaining('Use only lower-case letters'),
      rating: 'The rating must be between 0 and 5.',
      end_date: 'The last day must not be before the first (2026-12-24).',
      'pricing.0.publish_price': expect.stringContaining('whole rupiah'),
      'pricing.0.adult_price': expect.stringContaining('has no price yet'),
    })
  })

  test('refuses to publish a tour with invalid prices, which can be saved as a draft', async () => {
    const tour = { title: 'Not for Sale', tour_type: 'single_day', _status: 'published' }
    const refusedAt = async (body: object) => {
      const answer = await cms.call('POST', '/api/tours', { token: editor, body: { ...tour, ...body } })
      expect(answer.status).toBe(400)
      return (await answer.json()).errors[0].data.errors.map(({ path }: { path: string }) => path)
    }
    const perPerson = { name: 'Van', type: 'per_person', market: 'all' }
    const tier = { min_people: 1, max_people: 5, adult_price: 100_000, child_price: 0, infant_price: 0 }
    const overlapping = [tier, { ...tier, min_people: 3, max_people: 8 }]
    expect(await refusedAt({ price: 0 })).toEqual(['price'])
    expect(await refusedAt({ pricing: [{ ...perPerson, adult_price: 0 }] })).toEqual(['pricing.0.adult_price'])
    expect(await refusedAt({ pricing: [{ ...perPerson, person_tiers: overlapping }] })).toEqual([
      'pricing.0.person_tiers.1.min_people',
    ])
    const beyond = [tier, { ...tier, min_people: 6, max_people: 8 }]
    const price = { ...perPerson, person_tiers: beyond }
    expect(await refusedAt({ max_guests: 4, pricing: [perPerson, price] })).toEqual([
      'pricing.0.adult_price',
      'pricing.1.person_tiers.1.min_people',
    ])
    const pieces = [0, 1].map(() => ({ min_quantity: 1, max_quantity: 2, price: 1 }))
    expect(await refusedAt({ add_on: [{ name: 'Lunch', type: 'per_person', tiers: pieces }] })).toEqual([
      'add_on.0.tiers.1.min_quantity',
    ])
    const season = { name: 'High season', from: '07-01', to: '08-31', percent: 20 }
    const withSeasons = (...seasons: object[]) => ({ pricing: [{ ...perPerson, person_tiers: [tier], seasons }] })
    expect(
      await refusedAt(
        withSeasons(
          { ...season, from: '02-30' },
          { ...season, to: '2027-08-31' },
          { ...season, from: '2027-08-31', to: '2027-07-01' },
          { ...season, percent: null },
          { ...season, percent: -95 },
          { ...season, percent: null, prices: [{ minimum: 2, price: 90_000 }] },
          { ...season, prices: [{ minimum: 2, price: 90_000 }] },
        ),
      ),
    ).toEqual([
      'pricing.0.seasons.0.from',
      'pricing.0.seasons.1.to',
      'pricing.0.seasons.2.to',
      'pricing.0.seasons.3.percent',
      'pricing.0.seasons.4.percent',
      'pricing.0.seasons.6.percent',
      'pricing.0.seasons.5.prices.0.minimum',
      'pricing.0.seasons.6.prices.0.minimum',
    ])
    const draft = { ...tour, _status: 'draft', pricing: [{ ...perPerson, person_tiers: overlapping }] }
    expect((await cms.call('POST', '/api/tours?draft=true', { token: editor, body: draft })).status).toBe(201)
  })

  test('allows invalid values in a draft, and makes the slug from the title', async () => {
    const body = { title: 'Half a Tour', rating: 7, _status: 'draft' }
    const { doc } = await (await cms.call('POST', '/api/tours?draft=true', { token: editor, body })).json()
    expect(doc).toMatchObject({ slug: 'half-a-tour', _status: 'draft' })
  })

  test('returns an error that names the page that already uses the slug', async () => {
    const createEntry = async (slug: string) =>
      cms.call('POST', '/api/pages', { token: editor, body: { title: 'Our Boats', slug, _status: 'published' } })
    expect((await createEntry('boats')).status).toBe(201)
    const answer = await createEntry('boats')
    expect([answer.status, (await answer.json()).errors[0].data.errors]).toMatchObject([
      400,
      [{ path: 'slug', message: expect.stringContaining('Another page has this address already: Our Boats.') }],
    ])
  })

  test('returns an error on the field that refers to a missing entry', async () => {
    const body = { title: 'Astray', category_ids: [987_654], _status: 'draft' }
    const answer = await cms.call('POST', '/api/tours?draft=true', { token: editor, body })
    expect([answer.status, (await answer.json()).errors[0].data.errors]).toMatchObject([
      400,
      [{ path: 'category_ids', message: expect.stringContaining('Entry 987654 no longer exists') }],
    ])
  })

  test('adds a number to a generated slug that another entry already uses', async () => {
    const createEntry = async () => {
      const body = { name: 'Kuta' }
      return (await (await cms.call('POST', '/api/categories', { token: editor, body })).json()).doc.slug
    }
    expect([await createEntry(), await createEntry(), await createEntry()]).toEqual(['kuta', 'kuta-2', 'kuta-3'])
  })
})
