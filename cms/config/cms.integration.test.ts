import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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
  // The email is sent after the response.
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

test('a request for versions of a collection without versions returns 404, which is not cached', async () => {
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

test('a hotel gets an id that cannot be guessed, and has the same id after it is published', async () => {
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

test('all concurrent writes succeed, even if there are more writes than database connections', async () => {
  const city = await cms.payload.create({ collection: 'cities', data: { name: 'Denpasar' } })
  const airport = await cms.payload.create({ collection: 'airports', data: { name: 'Ngurah Rai', city_id: city.id } })
  const areas: number[] = []
  for (let made = 0; made < 12; made += 1)
    areas.push((await cms.payload.create({ collection: 'areas', data: { name: `Area ${made}` } })).id)
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
  expect(docs[0]?.route).toMatch(/^Ngurah Rai to Area \d+, Hiace$/)
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
