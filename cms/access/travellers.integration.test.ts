import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Traveller } from '../generated/payload-types.ts'
import {
  type Company,
  recordCollections,
  staffCollections,
  startCompany,
  stockCollections,
  uploadCollections,
} from '../testing/company.ts'
import { createTour } from '../testing/content.ts'
import type { Person } from '../testing/people.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

describe('a traveller in the Local API', () => {
  const as = (person: Person<Traveller>) => ({
    overrideAccess: false,
    user: { ...person.account, collection: 'travellers' } as PayloadRequest['user'],
    depth: 0,
  })

  test.each([...recordCollections, ...uploadCollections, ...stockCollections, 'users'] as const)(
    'finds only their own entries in %s',
    async (collection) => {
      const found = await company.cms.payload
        .find({ collection, ...as(company.ayu), pagination: false })
        .catch((error: { status?: number }) => (error.status === 403 ? { docs: [] } : Promise.reject(error)))
      const owners = found.docs.map((doc) => {
        if ('user_id' in doc) return doc.user_id
        return 'traveller' in doc ? doc.traveller : doc.id
      })
      const hasOwn = ![...staffCollections, ...stockCollections, 'subscriptions', 'users'].some(
        (slug) => slug === collection,
      )
      expect(owners).toEqual(hasOwn ? [company.ayu.account.id] : [])
    },
  )

  test('cannot reach the entries of another traveller, not even by id', async () => {
    const asAyu = as(company.ayu)
    const reach = [
      company.cms.payload.findByID({ collection: 'invoices', id: company.ofBen.invoiceId, ...asAyu }),
      company.cms.payload.findByID({ collection: 'bookings', id: company.ofBen.bookingId, ...asAyu }),
      company.cms.payload.findByID({ collection: 'travellers', id: company.ben.account.id, ...asAyu }),
      company.cms.payload.findByID({ collection: 'identity-documents', id: company.ofBen.document.id, ...asAyu }),
      company.cms.payload.update({
        collection: 'travellers',
        id: company.ben.account.id,
        data: { phone: '+62 812 3456 7890' },
        ...asAyu,
      }),
      company.cms.payload.delete({ collection: 'favorites', id: company.ofBen.favoriteId, ...asAyu }),
    ]
    const outcomes = await Promise.allSettled(reach)
    expect(outcomes.map(({ status }) => status)).toEqual(reach.map(() => 'rejected'))
  })

  test('can change their profile, but not their email address, its verification or the blocked flag', async () => {
    const doc = await company.cms.payload.update({
      collection: 'travellers',
      id: company.ben.account.id,
      data: {
        phone: '+62 812 3456 7890',
        email: 'eve@example.com',
        _verified: false,
        blocked: true,
      },
      ...as(company.ben),
    })
    expect(doc).toMatchObject({
      phone: '+62 812 3456 7890',
      email: 'ben@example.com',
      _verified: true,
    })
    expect(doc.blocked).not.toBe(true)
  })

  test('reads their invoice without staff notes, and cannot change it', async () => {
    await company.cms.payload.update({
      collection: 'invoices',
      id: company.ofBen.invoiceId,
      data: { notes: 'secret', attention_note: 'secret', needs_attention: true },
    })
    const invoice = await company.cms.payload.findByID({
      collection: 'invoices',
      id: company.ofBen.invoiceId,
      ...as(company.ben),
    })
    expect(invoice).toMatchObject({ total_after_tax: 990_000 })
    expect(JSON.stringify(invoice)).not.toMatch(/secret|needs_attention/)
    for (const id of [company.ofBen.invoiceId]) {
      await expect(
        company.cms.payload.update({ collection: 'invoices', id, data: { status: 'paid' }, ...as(company.ben) }),
      ).rejects.toThrow()
    }
    await expect(
      company.cms.payload.update({
        collection: 'bookings',
        id: company.ofBen.bookingId,
        data: { status: 'completed' },
        ...as(company.ben),
      }),
    ).rejects.toThrow()
  })

  test('can save a favorite once, and only for themselves', async () => {
    const { id: tour_id } = await createTour(company.cms.payload, { title: 'Another' })
    const keep = (user_id: number) =>
      company.cms.payload.create({ collection: 'favorites', data: { user_id, tour_id }, ...as(company.ayu) })
    await expect(keep(company.ben.account.id)).rejects.toThrow()
    await expect(keep(company.ayu.account.id)).resolves.toMatchObject({ tour_id })
    await expect(keep(company.ayu.account.id)).rejects.toThrow()
  })

  test('cannot verify a document, not even their own', async () => {
    const data = { traveller: company.ben.account.id, state: 'verified' } as const
    await expect(
      company.cms.payload.create({ collection: 'identity-documents', data, ...as(company.ben) }),
    ).rejects.toThrow()
    const { id } = company.ofBen.document
    await expect(
      company.cms.payload.update({ collection: 'identity-documents', id, data, ...as(company.ben) }),
    ).rejects.toThrow()
  })

  test('reads published content but no drafts', async () => {
    const { docs } = await company.cms.payload.find({
      collection: 'tours',
      ...as(company.ayu),
      draft: true,
      pagination: false,
    })
    expect(docs.map((doc) => doc.title).sort()).toEqual(['Another', 'Nusa Penida'])
  })
})

describe('a signed-out visitor in the Local API', () => {
  const anonymous = { overrideAccess: false, depth: 0 } as const

  test('can create an account, which stays unverified even if the request marks it as verified', async () => {
    const doc = await company.cms.payload.create({
      collection: 'travellers',
      data: { email: 'new@example.com', password: 'A-Password-1', _verified: true },
      disableVerificationEmail: true,
      ...anonymous,
    })
    const stored = await company.cms.payload.findByID({ collection: 'travellers', id: doc.id })
    expect(stored).toMatchObject({ _verified: false })
  })

  test('reads no records', async () => {
    for (const collection of [...recordCollections, ...uploadCollections, ...stockCollections, 'users'] as const) {
      await expect(company.cms.payload.find({ collection, ...anonymous })).rejects.toMatchObject({ status: 403 })
    }
  })
})

// These tests change the password and the state of accounts, so they come last.
describe('staff', () => {
  test('cannot take over the account of a traveller by changing the password or email address', async () => {
    const path = `travellers/${company.ayu.account.id}`
    expect((await company.rest(company.staff.token, 'PATCH', path, { password: 'Another-1' })).status).toBe(403)
    const { doc } = await (
      await company.rest(company.staff.token, 'PATCH', path, { email: 'mine@example.com', phone: '+62 812 3456 7890' })
    ).json()
    expect(doc).toMatchObject({ email: 'ayu@example.com', phone: '+62 812 3456 7890' })
    const given = { password: 'A-Password-1', current_password: 'A-Password-1' }
    expect((await company.rest(company.admin.token, 'PATCH', path, given)).status).toBe(200)
  })

  test('can block the account of a traveller, but only administrators can change its email verification', async () => {
    const path = `travellers/${company.ben.account.id}?depth=0`
    const unticked = await company.rest(company.staff.token, 'PATCH', path, { _verified: false })
    expect([unticked.status, (await unticked.json()).errors[0].data.errors[0].message]).toEqual([
      400,
      'Only administrators can change this. To lock an account, tick Blocked.',
    ])
    const change = { blocked: true, _verified: true, verified_at: null }
    const { doc } = await (await company.rest(company.staff.token, 'PATCH', path, change)).json()
    expect(doc).toMatchObject({ blocked: true, _verified: true, verified_at: expect.stringMatching(/^\d{4}-/) })
    expect((await company.rest(company.editor.token, 'PATCH', path, { blocked: false })).status).toBe(403)
    const ticked = await (
      await company.rest(company.admin.token, 'PATCH', path, { blocked: false, _verified: false })
    ).json()
    expect(ticked.doc).toMatchObject({ blocked: false, _verified: false, verified_at: doc.verified_at })
  })

  test('and even administrators cannot read the password hash or the tokens of an account', async () => {
    const text = await (
      await company.rest(company.admin.token, 'GET', 'travellers?depth=2&showHiddenFields=true')
    ).text()
    for (const secret of ['"salt"', '"hash"', 'resetPasswordToken', '_verificationToken', 'expiresAt']) {
      expect(text).not.toContain(secret)
    }
  })
})
