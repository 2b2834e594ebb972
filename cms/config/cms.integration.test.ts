import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTour } from '../testing/content.ts'
import { createCmsUser } from '../testing/people.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
let editor = ''
let buildRequests = 0
const builder = createServer((_request, response) => {
  buildRequests += 1
  response.end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => builder.listen(0, '127.0.0.1', resolve))
  const address = builder.address()
  const port = typeof address === 'object' && address ? address.port : 0
  cms = await startCms({ buildHookUrl: `http://127.0.0.1:${port}/build`, buildHookDelayMs: 10 })
})
afterAll(async () => {
  await cms.stop()
  await new Promise((resolve) => builder.close(resolve))
})

test('the first CMS user is an administrator, and later users have the role in the request', async () => {
  const body = { name: 'Ada', email: 'ada@nusa.example', password: 'A-Password-1' }
  const first = await cms.call('POST', '/api/users/first-register', { body })
  expect((await first.json()).user).toMatchObject({ role: 'admin' })
  const { account, token } = await createCmsUser(cms, 'editor')
  expect(account.role).toBe('editor')
  editor = token
})

test('the response to the sign-in of a CMS user hides the token from scripts', async () => {
  const body = { email: 'ada@nusa.example', password: 'A-Password-1' }
  const answer = await cms.call('POST', '/api/users/login', { body })
  expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly/)
  expect(await answer.json()).not.toHaveProperty('token')
})

test('a mailed link to the CMS resets a forgotten password once', async () => {
  await cms.call('POST', '/api/users/forgot-password', { body: { email: 'ada@nusa.example' } })
  // The mail is sent after the response.
  const first = async () => {
    const files = await readdir(cms.env.outboxDir)
    return files.find((name) => name.endsWith('.eml')) ?? expect.unreachable('There is no mail yet.')
  }
  const file = await vi.waitFor(first, { timeout: 10_000 })
  const letter = await PostalMime.parse(await readFile(path.join(cms.env.outboxDir, file)))
  expect(letter).toMatchObject({ from: { address: 'hello@nusa.example' }, to: [{ address: 'ada@nusa.example' }] })
  const [, token] = /http:\/\/cms\.example\/admin\/reset\/(\w+)/.exec(letter.html ?? '') ?? []
  const reset = () => cms.call('POST', '/api/users/reset-password', { body: { token, password: 'Another-Password-1' } })
  expect([(await reset()).status, (await reset()).status]).toEqual([200, 403])
})

test('a change of content requests a build of the site', async () => {
  await createTour(cms.payload, { title: 'Seen' })
  await vi.waitFor(() => expect(buildRequests).toBe(1), { timeout: 10_000 })
  await cms.payload.updateGlobal({ slug: 'settings', data: { tax: 11 } })
  await vi.waitFor(() => expect(buildRequests).toBe(2), { timeout: 10_000 })
})

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
      'pricing.0.seasons.5.prices.0.minimum',
    ])
    const draft = { ...tour, _status: 'draft', pricing: [{ ...perPerson, person_tiers: overlapping }] }
    expect((await cms.call('POST', '/api/tours?draft=true', { token: editor, body: draft })).status).toBe(201)
  })

  test('allows invalid values in a draft, and makes the slug from the title', async () => {
    const body = { title: 'Half a Tour', rating: 7, _status: 'draft' }
    const { doc } = await (await cms.call('POST', '/api/tours?draft=true', { token: editor, body })).json()
    expect(doc).toMatchObject({ slug: 'half-a-tour', _status: 'draft' })
  })

  test('names the entry that already uses a slug', async () => {
    const createEntry = async (slug: string) =>
      cms.call('POST', '/api/pages', { token: editor, body: { title: 'Our Boats', slug, _status: 'published' } })
    expect((await createEntry('boats')).status).toBe(201)
    const answer = await createEntry('boats')
    expect([answer.status, (await answer.json()).errors[0].data.errors]).toMatchObject([
      400,
      [{ path: 'slug', message: expect.stringContaining('Another page has this address already: Our Boats.') }],
    ])
  })

  test('names the field with a reference to a missing entry', async () => {
    const body = { title: 'Astray', category_ids: [987_654], _status: 'draft' }
    const answer = await cms.call('POST', '/api/tours?draft=true', { token: editor, body })
    expect([answer.status, (await answer.json()).errors[0].data.errors]).toMatchObject([
      400,
      [{ path: 'category_ids', message: expect.stringContaining('Entry 987654 no longer exists') }],
    ])
  })

  test('adds a number to a generated slug that is taken', async () => {
    const createEntry = async () => {
      const body = { name: 'Kuta' }
      return (await (await cms.call('POST', '/api/categories', { token: editor, body })).json()).doc.slug
    }
    expect([await createEntry(), await createEntry(), await createEntry()]).toEqual(['kuta', 'kuta-2', 'kuta-3'])
  })
})

test('a request for versions of a collection without versions returns 404, and the response is not cached', async () => {
  const { token } = await createCmsUser(cms, 'staff')
  const call = async (method: string, address: string) => {
    const { status, headers } = await cms.call(method, address, { token })
    return [status, headers.get('cache-control')]
  }
  expect([
    await call('GET', '/api/bookings/versions'),
    await call('GET', '/api/bookings/versions/1'),
    await call('POST', '/api/bookings/versions/1'),
    // The same is true of Payload's own collections.
    await call('GET', '/api/payload-locked-documents/versions'),
    await call('GET', '/api/payload-kv/versions'),
    await call('GET', '/api/payload-preferences/versions/1'),
  ]).toEqual(Array(6).fill([404, 'no-store']))
})

test('a hotel gets an id that cannot be guessed, and keeps it when it is published', async () => {
  const body = { name: 'Villa', rooms: [{ name: 'Garden', capacity: 2, total_rooms: 1, base_price: 900_000 }] }
  const { doc } = await (await cms.call('POST', '/api/hotels?draft=true', { token: editor, body })).json()
  expect(doc.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const change = { _status: 'published' }
  const answer = await cms.call('PATCH', `/api/hotels/${doc.id}`, { token: editor, body: change })
  expect((await answer.json()).doc).toMatchObject({
    id: doc.id,
    _status: 'published',
    rooms: [{ id: doc.rooms[0].id }],
  })
})

test('more concurrent writes than there are connections all succeed', async () => {
  const city = await cms.payload.create({ collection: 'cities', data: { name: 'Denpasar' } })
  const airport = await cms.payload.create({ collection: 'airports', data: { name: 'Ngurah Rai', city_id: city.id } })
  const areas: number[] = []
  for (let made = 0; made < 12; made += 1)
    areas.push((await cms.payload.create({ collection: 'areas', data: { name: 'Ubud' } })).id)
  const category = await cms.payload.create({ collection: 'car-categories', data: { name: 'Van' } })
  const car = await cms.payload.create({
    collection: 'cars',
    data: { car_name: 'Hiace', seats: 12, luggage: 8, category_id: category.id },
  })
  const route = { airport_location_id: airport.id, car_id: car.id, status: 'active' }
  const writes = areas.flatMap((area_id, number) => [
    cms.call('POST', '/api/airport-transfers', { token: editor, body: { ...route, area_id } }),
    cms.call('POST', '/api/categories', { token: editor, body: { name: `Kind ${number}`, _status: 'published' } }),
  ])
  const responses = await Promise.all(writes)
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
  const { docs } = await cms.payload.find({ collection: 'airport-transfers', limit: 1 })
  expect(docs[0]?.route).toBe('Ngurah Rai to Ubud, Hiace')
}, 60_000)

test('a page that the Settings use cannot be deleted, and a deleted tour is removed from the favorites', async () => {
  const page = await cms.payload.create({
    collection: 'pages',
    data: { title: 'Terms', slug: 'terms', _status: 'published' },
  })
  await cms.payload.updateGlobal({ slug: 'settings', data: { terms_page: page.id } })
  const answer = await cms.call('DELETE', `/api/pages/${page.id}`, { token: editor })
  expect([answer.status, (await answer.json()).errors[0].message]).toEqual([
    409,
    '“Terms” is still used by the Settings. Please remove it there first.',
  ])
  const tour = await createTour(cms.payload, { title: 'Favored' })
  const traveller = await cms.payload.create({
    collection: 'travellers',
    data: { email: 'ayu@example.com', password: 'A-Password-1' },
    disableVerificationEmail: true,
  })
  await cms.payload.create({ collection: 'favorites', data: { user_id: traveller.id, tour_id: tour.id } })
  expect((await cms.call('DELETE', `/api/tours/${tour.id}`, { token: editor })).status).toBe(200)
  expect((await cms.payload.count({ collection: 'favorites' })).totalDocs).toBe(0)
  await cms.payload.delete({ collection: 'travellers', id: traveller.id })
})
