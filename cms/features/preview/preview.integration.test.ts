import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { refusalTexts } from './endpoint.ts'
import { signPreviewLink } from './preview-link.ts'

const siteUrl = 'http://nusa.example'
const previewRequests: { collection: string; entry: Record<string, unknown> }[] = []
let isUp = true
const page = { kind: 'page', html: '<html></html>' }
let publisherResponse: object = page

// Imitates the responses of the publisher, which has its own tests.
const publisher = createServer(async (request, response) => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  if (!isUp) return void request.socket.destroy()
  previewRequests.push(JSON.parse(Buffer.concat(pieces).toString()))
  response.end(JSON.stringify(publisherResponse))
})

let cms: TestCms
let tourId: number

beforeAll(async () => {
  await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve))
  const { port } = publisher.address() as AddressInfo
  cms = await startCms({ siteUrl, publisher: { url: `http://127.0.0.1:${port}`, token: 'the-token' } })
  const tour = await cms.payload.create({
    collection: 'tours',
    draft: true,
    data: { title: 'Ubud in the rain', slug: 'ubud-in-the-rain', tour_type: 'single_day', excerpt: 'Bring a hat.' },
  })
  tourId = tour.id
})
afterAll(async () => {
  await cms.stop()
  await new Promise((resolve) => publisher.close(resolve))
})
beforeEach(() => {
  isUp = true
  publisherResponse = page
  previewRequests.length = 0
})

const linkTo = (id: number | string, now = new Date()) =>
  signPreviewLink({ collection: 'tours', id }, cms.payload.secret, now)
const preview = (body: unknown, language = 'en') =>
  cms.call('POST', '/api/preview', { body, headers: { 'accept-language': language } })

test('a preview shows the last saved version of a draft', async () => {
  const answer = await preview({ token: await linkTo(tourId) })
  expect([answer.status, await answer.json()]).toEqual([200, page])
  expect(previewRequests).toMatchObject([
    { collection: 'tours', entry: { id: tourId, slug: 'ubud-in-the-rain', title: 'Ubud in the rain', pricing: [] } },
  ])
})

test("a preview reports missing values with the field labels of the form, in the editor's language", async () => {
  const fault = { slug: 'tours', id: tourId, collection: 'Tours', entry: '"Ubud"', rule: 'must not be empty' }
  publisherResponse = { kind: 'faults', faults: [{ ...fault, field: 'pricing › 1 › adult_price' }] }
  const faults = async (language: string) => (await preview({ token: await linkTo(tourId) }, language)).json()
  expect(await faults('en')).toMatchObject({
    faults: [{ collection: 'Tours', field: 'Packages › 1 › Adult price', rule: 'must not be empty' }],
  })
  expect(await faults('id')).toMatchObject({
    faults: [{ collection: 'Tur', field: 'Paket › 1 › Harga dewasa', rule: 'tidak boleh kosong' }],
  })
})

test('a preview shows unsaved form values instead of the saved values, and does not save them', async () => {
  await preview({ token: await linkTo(tourId), data: { title: 'Ubud in the sun', pricing: 0, id: 4711 } })
  expect(previewRequests[0]?.entry).toMatchObject({
    id: tourId,
    title: 'Ubud in the sun',
    excerpt: 'Bring a hat.',
    pricing: [],
  })
  const saved = await cms.payload.findByID({ collection: 'tours', id: tourId, draft: true })
  expect(saved.title).toBe('Ubud in the rain')
})

test('the preview endpoint rejects an expired link, a forged link and a link to a missing entry', async () => {
  const yesterday = new Date(Date.now() - 26 * 60 * 60 * 1000)
  expect((await preview({ token: await linkTo(tourId, yesterday) })).status).toBe(401)
  expect((await preview({ token: 'forged' })).status).toBe(401)
  expect((await preview({ token: await linkTo(999_999) })).status).toBe(404)
  expect((await preview({})).status).toBe(400)
  expect(previewRequests).toEqual([])
})

test("a preview reports in the editor's language that the publisher is down", async () => {
  isUp = false
  const readRefusal = async (language: string) => {
    const answer = await preview({ token: await linkTo(tourId) }, language)
    return [answer.status, await answer.text()]
  }
  expect(await readRefusal('en')).toEqual([503, expect.stringContaining('try again in a minute')])
  expect(await readRefusal('id')).toEqual([503, expect.stringContaining('coba lagi sebentar lagi')])
})

test('every error message of a preview has an Indonesian translation', () => {
  const { en, id } = refusalTexts
  const words: Record<string, string> = id
  expect(Object.entries(en).filter(([why, word]) => words[why] === word)).toEqual([])
})

test('only editors and administrators get preview links, and only for entries that have a page on the site', async () => {
  const collections = new Map(cms.config.collections.map((collection) => [String(collection.slug), collection]))
  const preview = collections.get('tours')?.admin.preview
  const linkFor = async (role: 'admin' | 'editor' | 'staff', language = 'en') => {
    const { account } = await createCmsUser(cms, role)
    const user = { ...account, collection: 'users' }
    const req = { user, payload: cms.payload, i18n: { language } } as never
    return preview?.({ id: tourId }, { locale: 'en', token: null, req })
  }
  expect(await linkFor('editor')).toBe(`${siteUrl}/api/preview/${await linkTo(tourId)}`)
  expect(await linkFor('admin', 'id')).toBe(`${siteUrl}/api/preview/${await linkTo(tourId)}?language=id`)
  expect(await linkFor('staff')).toBeNull()
  expect(collections.get('countries')?.admin.preview).toBeUndefined()
})
