import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Company,
  recordCollections,
  startCompany,
  stockCollections,
  uploadCollections,
} from '../testing/company.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

describe('the REST API', () => {
  test('does not let anonymous callers read or write anything', async () => {
    expect([await company.findReadableCollections(''), await company.findWritableCollections('')]).toEqual([[], []])
    for (const address of ['globals/settings', 'globals/currencies']) {
      expect((await company.rest('', 'GET', address)).status).toBe(403)
      expect((await company.rest('', 'POST', address, {})).status).toBe(403)
    }
  })

  test('does not let a traveller read or write anything, even with a token signed by the CMS', async () => {
    expect([
      await company.findReadableCollections(company.ayu.token),
      await company.findWritableCollections(company.ayu.token),
    ]).toEqual([[], []])
    expect(
      (
        await company.rest(company.ayu.token, 'PATCH', `travellers/${company.ayu.account.id}`, {
          phone: '+62 812 3456 7890',
        })
      ).status,
    ).toBe(403)
    expect((await company.rest(company.ayu.token, 'DELETE', `travellers/${company.ayu.account.id}`)).status).toBe(403)
  })

  test('shows versions to editors only', async () => {
    for (const token of ['', company.ayu.token, company.staff.token])
      expect((await company.rest(token, 'GET', 'tours/versions')).status).toBe(403)
    expect((await company.rest(company.editor.token, 'GET', 'tours/versions')).status).toBe(200)
  })

  test('has no sign-in endpoints for travellers', async () => {
    const body = { email: 'ayu@example.com', password: 'A-Password-1', token: 'x' }
    const shut = ['login', 'forgot-password', 'reset-password', 'verify/abc', 'unlock', 'logout', 'refresh-token']
    for (const address of shut) {
      expect((await company.rest('', 'POST', `travellers/${address}`, body)).status).toBe(404)
    }
  })

  test('rejects registration once there is an administrator', async () => {
    const body = { email: 'eve@example.com', password: 'A-Password-1', name: 'Eve' }
    for (const collection of ['users', 'travellers']) {
      expect((await company.rest('', 'POST', `${collection}/first-register`, body)).status).toBeGreaterThanOrEqual(403)
    }
    expect((await company.cms.payload.count({ collection: 'users' })).totalDocs).toBe(3)
  })

  test.each([
    ['documents', () => company.ofAyu.document.id, 'identity-documents'],
    ['travellers', () => company.ayu.account.id, 'travellers'],
  ] as const)('returns pictures of %s to staff, and 404 to everyone else', async (_whose, idOf, collection) => {
    const address = `${collection}/${idOf()}/picture`
    const statusFor = async (token: string) => (await company.rest(token, 'GET', address)).status
    expect(await Promise.all(['', company.ayu.token, company.ben.token, company.editor.token].map(statusFor))).toEqual([
      404, 404, 404, 404,
    ])
    const { status, headers } = await company.rest(company.staff.token, 'GET', address)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(headers.get('cache-control')).toBe('private, no-store')
    for (const id of ['999999', 'x', '-1', '1e3']) {
      expect((await company.rest(company.staff.token, 'GET', `${collection}/${id}/picture`)).status).toBe(404)
    }
  })
})

describe('an editor', () => {
  test('can write content and stock, and sees no bookings, payments or travellers', async () => {
    const writable = await company.findWritableCollections(company.editor.token)
    for (const slug of [...recordCollections, ...uploadCollections]) expect(writable).not.toContain(slug)
    expect(writable).toEqual(
      expect.arrayContaining(['tours', 'pages', 'hotels', 'car-rentals', 'media', ...stockCollections]),
    )
    const readable = await company.findReadableCollections(company.editor.token)
    for (const slug of [...recordCollections, ...uploadCollections]) expect(readable).not.toContain(slug)
  })

  test('reads drafts', async () => {
    const { docs } = await (await company.rest(company.editor.token, 'GET', 'tours')).json()
    expect(docs).toHaveLength(2)
  })

  test('can change their own name, but not their role or another user', async () => {
    const response = await company.rest(company.editor.token, 'PATCH', `users/${company.editor.account.id}`, {
      name: 'Edi',
      role: 'admin',
    })
    expect((await response.json()).doc).toMatchObject({ name: 'Edi', role: 'editor' })
    expect(
      (await company.rest(company.editor.token, 'PATCH', `users/${company.admin.account.id}`, { name: 'X' })).status,
    ).toBe(403)
    expect((await company.rest(company.editor.token, 'POST', 'users', { name: 'X' })).status).toBe(403)
  })
})

test('a decision about a deleted identity document is refused, and the error says why it was deleted', async () => {
  const { cms, rest, staff, ben, ofBen } = company
  const decide = async (id: number) => {
    const data = { traveller: ben.account.id, state: 'verified' }
    const response = await rest(staff.token, 'PATCH', `identity-documents/${id}`, data)
    const { message, data: found } = (await response.json()).errors[0]
    return { status: response.status, message, newer: found?.errors ?? [] }
  }
  const collection = 'identity-documents'
  await cms.payload.delete({ collection, id: ofBen.document.id })
  const other = await cms.payload.create({ collection, data: { traveller: ben.account.id, state: 'in_review' } })
  expect(await decide(ofBen.document.id)).toEqual({
    status: 409,
    message: expect.stringMatching(/uploaded a newer document/),
    // The form links to the newer document.
    newer: [{ path: 'newer', message: String(other.id) }],
  })
  await cms.payload.delete({ collection, id: other.id })
  expect(await decide(other.id)).toEqual({
    status: 409,
    message: expect.stringMatching(/withdrawn this document/),
    newer: [],
  })
})
