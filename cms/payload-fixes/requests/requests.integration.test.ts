import { malformedValues } from '@nusa/shared/testing'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fileTooLargeMessage, maxUploadBytes } from '../../core/http/upload-limit.ts'
import { createTour } from '../../testing/content.ts'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
const tokens: Record<'admin' | 'editor', string> = { admin: '', editor: '' }

beforeAll(async () => {
  cms = await startCms()
  cms.payload.logger.level = 'silent'
  for (const role of ['admin', 'editor'] as const) tokens[role] = (await createCmsUser(cms, role)).token
  await createTour(cms.payload, { title: 'A tour' })
})
afterAll(() => cms.stop())

describe('the API', () => {
  test.each([
    ['a filter that is not an object', 'GET', '/api/tours?where=x', undefined],
    ['a filter without an operator', 'GET', '/api/tours?where[id]=1', undefined],
    ['an operator for points', 'GET', '/api/tours?where[id][intersects]=abc', undefined],
    ['a nested operator for points', 'GET', '/api/tours?where[or][0][and][0][id][near]=1', undefined],
    ['a body that is null', 'POST', '/api/tours', 'null'],
    ['a changed entry that is null', 'PATCH', '/api/tours/1', 'null'],
    ['a list as the body', 'POST', '/api/tours', '[]'],
    ['a text as the body', 'POST', '/api/globals/settings', '"x"'],
    ['a global that is null', 'POST', '/api/globals/settings', 'null'],
    ['a body that is not JSON', 'POST', '/api/tours', '{'],
  ])('returns 400 for %s', async (_title, method, address, file) => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await cms.call(method, address, {
      token: tokens.admin,
      headers,
      ...(file !== undefined && { file }),
    })
    expect([response.status, await response.json()]).toEqual([
      400,
      { errors: [expect.objectContaining({ message: expect.any(String) })] },
    ])
  })

  test('returns 400 for a form-encoded body', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    for (const address of ['/api/tours', '/api/globals/settings', '/api/media']) {
      const response = await cms.call('POST', address, { token: tokens.admin, headers, file: 'title=x' })
      expect([address, response.status]).toEqual([address, 400])
    }
  })

  test.each([
    ['without a boundary', 'multipart/form-data', '--x\r\n'],
    ['that ends too early', 'multipart/form-data; boundary=x', '--x\r\n'],
    ['with a broken part', 'multipart/form-data; boundary=x', '--x\r\nbroken\r\n\r\n1\r\n--x--\r\n'],
    ['without a part', 'multipart/form-data; boundary=x', ''],
  ])('returns no server error for a multipart form %s', async (_title, type, file) => {
    const account = [
      'login',
      'forgot-password',
      'reset-password',
      'first-register',
      'refresh-token',
      'unlock',
      'logout',
    ]
    const addresses = [
      ...cms.config.collections.flatMap(({ slug }) => [`POST /api/${slug}`, `PATCH /api/${slug}/1`]),
      ...cms.config.globals.map(({ slug }) => `POST /api/globals/${slug}`),
      ...['users', 'travellers'].flatMap((slug) => account.map((name) => `POST /api/${slug}/${name}`)),
      'POST /api/payload-preferences/x',
    ]
    for (const address of addresses) {
      const [method = '', path = ''] = address.split(' ')
      for (const token of [undefined, tokens.admin]) {
        const headers = { 'Content-Type': type, Origin: cms.env.cmsUrl }
        const response = await cms.call(method, path, { headers, file, ...(token && { token }) })
        expect([address, token && 'admin', response.status < 500]).toEqual([address, token && 'admin', true])
      }
    }
  })

  // The form for several files handles an error of a field, but not a 413, for which it would report the file as saved.
  test('returns 400 with a field error for a file above the size limit', async () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'A beach' }))
    form.set('file', new File([new Uint8Array(maxUploadBytes + 1)], 'beach.jpg', { type: 'image/jpeg' }))
    const response = await cms.call('POST', '/api/media', { token: tokens.editor, form })
    const message = fileTooLargeMessage
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errors: [{ message, data: { errors: [{ path: 'file', message }] } }] },
    ])
  })

  test("does not log client errors (status 4xx) at level 'error'", async () => {
    const { logger } = cms.payload
    const error = vi.spyOn(logger, 'error')
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    await cms.call('POST', '/api/tours', { headers, file: '--x\r\n' })
    await cms.call('GET', '/api/tours?where[id][contains]=1', { token: tokens.admin })
    await cms.call('GET', '/api/tours?where[id][equals]=99999999999', { token: tokens.admin })
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })

  test.each([
    '/api/tours?where[id][all]=1',
    '/api/tours?where[id][contains]=%5C',
    '/api/tours?where[updatedAt][like]=x',
    '/api/tours?where[updatedAt][contains]=2026',
    '/api/tours?where[or][0][and][0][id][not_like]=1',
    '/api/tours?where[title][like][]=a',
    '/api/tours?where[_status][like]=pub',
    '/api/tours/versions?where[version.updatedAt][like]=x',
    '/api/tours/versions?where[parent][contains]=1',
    '/api/bookings?where[user_id.createdAt][like]=x',
    '/api/bookings?where[user_id][not_like]=1',
    '/api/invoices?joins[bookings][where][id][contains]=1',
  ])('returns 400 for an operator that does not suit its field, as in %s', async (address) => {
    const response = await cms.call('GET', address, { token: tokens.admin })
    expect([response.status, await response.json()]).toEqual([
      400,
      { errors: [expect.objectContaining({ message: expect.stringMatching(/operator/) })] },
    ])
  })

  test('accepts the filter operators that the lists of the CMS offer', async () => {
    for (const query of [
      'where[id][like]=1',
      'where[title][like]=a',
      'where[title][contains]=a',
      'where[createdAt][greater_than]=2026-01-01',
      'where[_status][equals]=draft',
      'where[id][in]=1,2',
      'where[updatedAt][exists]=true',
      'where[destination_ids][in][]=1',
    ]) {
      const response = await cms.call('GET', `/api/tours?${query}`, { token: tokens.admin })
      expect([query, response.status]).toEqual([query, 200])
    }
  })

  test('never fetches a picture from a URL in the body', async () => {
    const body = { alt: 'x', url: 'http://203.0.113.1/x.png', filename: 'x.png' }
    const response = await cms.call('POST', '/api/media', { token: tokens.editor, body })
    expect(response.status).toBe(400)
    expect(JSON.stringify(await response.json())).not.toMatch(/fetch/i)
  })

  const params = ['where', 'sort', 'limit', 'page', 'depth', 'select', 'populate', 'joins', 'draft', 'locale', 'trash']
  const keys = fc.oneof(
    fc.constantFrom(...params),
    fc.constantFrom(
      'where[id][equals]',
      'where[title][like]',
      'where[or][0][id][in]',
      'select[title]',
      'joins[x][sort]',
    ),
    fc
      .tuple(fc.constantFrom('where', 'select', 'populate', 'joins'), fc.string({ maxLength: 8 }))
      .map(([name, key]) => `${name}[${key}]`),
  )
  const query = fc.dictionary(keys, malformedValues, { minKeys: 1, maxKeys: 3 })
  const paths = ['', '/1', '/x', '/versions', '/versions/1', '/count', '/access', '/access/1']

  test('returns no server error for a query, whatever the query contains', async () => {
    const slugs = cms.config.collections.map(({ slug }) => slug)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...slugs), fc.constantFrom(...paths), query, async (slug, path, values) => {
        const address = `/api/${slug}${path}?${search(values)}`
        const response = await cms.call('GET', address, { token: tokens.admin })
        expect([decodeURIComponent(address), response.status < 500 || (await response.text())]).toEqual([
          expect.anything(),
          true,
        ])
      }),
      { numRuns: 150 },
    )
  })

  test('returns no server error for a body, whatever the body contains', async () => {
    const targets = cms.config.collections.flatMap(({ slug }) => [
      { method: 'POST', address: `/api/${slug}` },
      { method: 'PATCH', address: `/api/${slug}/1` },
      { method: 'PATCH', address: `/api/${slug}?where[id][equals]=0` },
    ])
    const others = [
      ...cms.config.globals.map(({ slug }) => ({ method: 'POST', address: `/api/globals/${slug}` })),
      ...['login', 'logout', 'forgot-password', 'reset-password', 'refresh-token', 'unlock'].map((name) => ({
        method: 'POST',
        address: `/api/users/${name}`,
      })),
    ]
    const fields = [
      'title',
      'slug',
      'name',
      'email',
      'password',
      'id',
      'updatedAt',
      '_status',
      'lost_saves',
      'url',
      'pricing',
    ]
    const bodies = fc.oneof(malformedValues, fc.dictionary(fc.constantFrom(...fields), malformedValues))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...targets, ...others), bodies, async ({ method, address }, body) => {
        const headers = { 'Content-Type': 'application/json' }
        const file = JSON.stringify(body) ?? ''
        const response = await cms.call(method, address, { token: tokens.admin, headers, file })
        expect([method, address, file, response.status < 500 || (await response.text())]).toEqual([
          ...[method, address, file],
          true,
        ])
      }),
      { numRuns: 150 },
    )
  })
})

function search(values: Record<string, unknown>): URLSearchParams {
  const texts = Object.entries(values).map(([key, value]) => [
    key.toWellFormed(),
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
  ])
  return new URLSearchParams(texts)
}
