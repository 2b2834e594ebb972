import type { CollectionSlug, PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Traveller, User } from '../payload-types.ts'
import { makePicture, makeTour } from '../testing/content.ts'
import { makeColleague, makeTraveller, type Person } from '../testing/people.ts'
import { makeRecords, type Records } from '../testing/records.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

/** What belongs to a booking or a payment, and is for staff alone. */
/** How many there are on a date. */
const stock = ['tour-places', 'transfer-stock', 'rental-stock', 'room-stock'] as const
const office = ['payment-events', 'refunds', 'outgoing-mails', 'kept-terms', 'holds'] as const
const records = ['bookings', 'invoices', 'travellers', 'favorites', 'subscriptions', ...office] as const
const uploads = ['identity-documents'] as const

let cms: TestCms
let admin: Person<User>
let editor: Person<User>
let staff: Person<User>
let ayu: Person<Traveller>
let ben: Person<Traveller>
let ofAyu: Records
let ofBen: Records
let slugs: CollectionSlug[] = []

beforeAll(async () => {
  cms = await startCms()
  admin = await makeColleague(cms, 'admin')
  editor = await makeColleague(cms, 'editor')
  staff = await makeColleague(cms, 'staff')
  ayu = await makeTraveller(cms, 'ayu@example.com')
  ben = await makeTraveller(cms, 'ben@example.com')
  const tour = await makeTour(cms.payload)
  await cms.payload.create({ collection: 'tours', data: { title: 'A draft', tour_type: 'single_day' }, draft: true })
  await makePicture(cms.payload)
  ofAyu = await makeRecords(cms.payload, ayu.account.id, tour.id)
  ofBen = await makeRecords(cms.payload, ben.account.id, tour.id)
  slugs = cms.config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))
})
afterAll(() => cms.stop())

const rest = (token: string, method: string, address: string, body?: unknown) =>
  cms.call(method, `/api/${address}`, { token, body })

/** The collections that answer a list to this token. */
async function readableBy(token: string): Promise<string[]> {
  const answers = await Promise.all(slugs.map(async (slug) => [slug, (await rest(token, 'GET', slug)).status] as const))
  return answers.filter(([, status]) => status === 200).map(([slug]) => slug)
}

/** The collections in which this token may begin to make something: anything but a refusal. */
async function writableBy(token: string): Promise<string[]> {
  const answers = await Promise.all(
    slugs.map(async (slug) => [slug, (await rest(token, 'POST', slug, { email: 'not an address' })).status] as const),
  )
  return answers.filter(([, status]) => status !== 403).map(([slug]) => slug)
}

describe('over the REST API', () => {
  test('anonymous calls read nothing and write nothing', async () => {
    expect([await readableBy(''), await writableBy('')]).toEqual([[], []])
    for (const address of ['globals/settings', 'globals/currencies']) {
      expect((await rest('', 'GET', address)).status).toBe(403)
      expect((await rest('', 'POST', address, {})).status).toBe(403)
    }
  })

  test('a traveller, even with a token that the CMS signed, reads nothing and writes nothing', async () => {
    expect([await readableBy(ayu.token), await writableBy(ayu.token)]).toEqual([[], []])
    expect((await rest(ayu.token, 'PATCH', `travellers/${ayu.account.id}`, { phone: '1' })).status).toBe(403)
    expect((await rest(ayu.token, 'DELETE', `travellers/${ayu.account.id}`)).status).toBe(403)
  })

  test('versions are for editors', async () => {
    for (const token of ['', ayu.token, staff.token])
      expect((await rest(token, 'GET', 'tours/versions')).status).toBe(403)
    expect((await rest(editor.token, 'GET', 'tours/versions')).status).toBe(200)
  })

  test("travellers' own sign-in is shut", async () => {
    const body = { email: 'ayu@example.com', password: 'A-Password-1', token: 'x' }
    for (const address of ['login', 'forgot-password', 'reset-password', 'verify/abc', 'logout', 'refresh-token']) {
      expect((await rest('', 'POST', `travellers/${address}`, body)).status).toBe(404)
    }
  })

  test('nobody registers once there is an administrator', async () => {
    const body = { email: 'eve@example.com', password: 'A-Password-1', name: 'Eve' }
    for (const collection of ['users', 'travellers']) {
      expect((await rest('', 'POST', `${collection}/first-register`, body)).status).toBeGreaterThanOrEqual(403)
    }
    expect((await cms.payload.count({ collection: 'users' })).totalDocs).toBe(3)
  })

  test('pictures of documents are for staff; nobody else is told that there is one', async () => {
    const address = `identity-documents/${ofAyu.document.id}/picture`
    const statusFor = async (token: string) => (await rest(token, 'GET', address)).status
    expect(await Promise.all(['', ayu.token, ben.token, editor.token].map(statusFor))).toEqual([404, 404, 404, 404])
    const { status, headers } = await rest(staff.token, 'GET', address)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(headers.get('cache-control')).toBe('private, no-store')
    for (const id of ['999999', 'x', '-1', '1e3']) {
      expect((await rest(staff.token, 'GET', `identity-documents/${id}/picture`)).status).toBe(404)
    }
  })
})

describe('an editor', () => {
  test('writes content and places, and sees no booking, no payment and no traveller', async () => {
    const writable = await writableBy(editor.token)
    for (const slug of [...records, ...uploads]) expect(writable).not.toContain(slug)
    expect(writable).toEqual(expect.arrayContaining(['tours', 'pages', 'hotels', 'car-rentals', 'media', ...stock]))
    const readable = await readableBy(editor.token)
    for (const slug of [...records, ...uploads]) expect(readable).not.toContain(slug)
  })

  test('reads drafts', async () => {
    const { docs } = await (await rest(editor.token, 'GET', 'tours')).json()
    expect(docs).toHaveLength(2)
  })

  test('changes their own name, and nobody else, and not their role', async () => {
    const answer = await rest(editor.token, 'PATCH', `users/${editor.account.id}`, { name: 'Edi', role: 'admin' })
    expect((await answer.json()).doc).toMatchObject({ name: 'Edi', role: 'editor' })
    expect((await rest(editor.token, 'PATCH', `users/${admin.account.id}`, { name: 'X' })).status).toBe(403)
    expect((await rest(editor.token, 'POST', 'users', { name: 'X' })).status).toBe(403)
  })
})

describe('staff', () => {
  test('read bookings, payments and travellers, and write no content', async () => {
    expect(await readableBy(staff.token)).toEqual(expect.arrayContaining([...records, ...uploads]))
    const writable = await writableBy(staff.token)
    expect(writable).toEqual(stock)
    expect((await rest(staff.token, 'POST', 'globals/settings', { tax: 0 })).status).toBe(403)
  })

  test('read published content only', async () => {
    const { docs } = await (await rest(staff.token, 'GET', 'tours?draft=true')).json()
    expect(docs).toMatchObject([{ title: 'Nusa Penida' }])
  })

  test('move a booking on, and change nothing of what was booked and paid', async () => {
    const change = { status: 'completed', total_price: 1, payment_status: 'paid', user_id: ben.account.id }
    const { doc } = await (await rest(staff.token, 'PATCH', `bookings/${ofAyu.bookingId}?depth=0`, change)).json()
    expect(doc).toMatchObject({
      status: 'completed',
      total_price: 900_000,
      payment_status: 'pending',
      user_id: ayu.account.id,
    })
  })

  test('cancel a booking for good: its places are free, and it says when and by whom', async () => {
    const path = `bookings/${ofBen.bookingId}`
    const answer = await rest(staff.token, 'PATCH', `${path}?depth=0`, {
      status: 'cancelled',
      cancelled_by: 'traveller',
    })
    expect((await answer.json()).doc).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'staff',
      cancelled_at: expect.stringMatching(/^\d{4}-/),
    })
    const hold = await cms.payload.findByID({ collection: 'holds', id: ofBen.holdId })
    expect(hold.released_at).not.toBeNull()
    expect((await rest(staff.token, 'PATCH', path, { status: 'confirmed' })).status).toBe(400)
    expect(await cms.payload.findByID({ collection: 'holds', id: ofAyu.holdId })).toMatchObject({ released_at: null })
  })

  test('give a tour another number of places on a day, once for each day', async () => {
    const { docs } = await (await rest(staff.token, 'GET', 'tours')).json()
    const places = { tour: docs[0].id, date: '2026-12-24', places: 3, note: 'A small boat.' }
    const { doc } = await (await rest(staff.token, 'POST', 'tour-places', places)).json()
    expect((await rest(staff.token, 'PATCH', `tour-places/${doc.id}`, { places: 2 })).status).toBe(200)
    const again = await rest(staff.token, 'POST', 'tour-places', places)
    expect([again.status, (await again.json()).errors[0].data.errors[0].message]).toEqual([
      400,
      'There is a number for that day already. Please change that entry.',
    ])
  })

  test('give a hotel another number of rooms in a night, of a room that it has', async () => {
    const rooms = [{ name: 'Garden Room', capacity: 2, total_rooms: 3, base_price: 900_000 }]
    const data = { name: 'Lembah', slug: 'lembah', rooms, _status: 'published' } as const
    const hotel = await cms.payload.create({ collection: 'hotels', data })
    const night = { hotel: hotel.id, date: '2026-12-24', rooms: 1 }
    const room = hotel.rooms?.[0]?.id
    const { doc } = await (await rest(staff.token, 'POST', 'room-stock', { ...night, room })).json()
    expect(doc).toMatchObject({ room_name: 'Garden Room', rooms: 1 })
    expect((await rest(staff.token, 'POST', 'room-stock', { ...night, room: 'another' })).status).toBe(400)
  })

  test('note what they did about an invoice, and change no amount and no state', async () => {
    const change = {
      notes: 'Called.',
      needs_attention: false,
      status: 'paid',
      total_after_tax: 1,
      paid_at: '2026-01-01',
    }
    const { doc } = await (await rest(staff.token, 'PATCH', `invoices/${ofAyu.invoiceId}`, change)).json()
    expect(doc).toMatchObject({ notes: 'Called.', status: 'pending', total_after_tax: 990_000, paid_at: null })
  })

  test('make and delete nothing of what money left behind', async () => {
    for (const [slug, id] of [
      ['bookings', ofAyu.bookingId],
      ['invoices', ofAyu.invoiceId],
      ['payment-events', ofAyu.eventId],
      ['refunds', ofAyu.refundId],
      ['outgoing-mails', ofAyu.mailId],
      ['kept-terms', ofAyu.termsId],
      ['holds', ofAyu.holdId],
    ]) {
      expect((await rest(staff.token, 'DELETE', `${slug}/${id}`)).status).toBe(403)
      expect((await rest(admin.token, 'DELETE', `${slug}/${id}`)).status).toBe(403)
      expect((await rest(admin.token, 'POST', `${slug}`, {})).status).toBe(403)
    }
  })

  test('note what they did about a refund, and change no amount and no state as they like', async () => {
    const change = { needs_attention: false, notes: 'Called.', amount: 1, idempotency_key: 'another' }
    const { doc } = await (await rest(staff.token, 'PATCH', `refunds/${ofAyu.refundId}?depth=0`, change)).json()
    expect(doc).toMatchObject({ notes: 'Called.', amount: 990_000, state: 'by_hand' })
    expect(doc.idempotency_key).not.toBe('another')
    for (const state of ['requested', 'pending', 'failed']) {
      expect((await rest(staff.token, 'PATCH', `refunds/${ofAyu.refundId}`, { state })).status).toBe(400)
    }
  })

  test('queue a mail again that failed, and change nothing else of it', async () => {
    const path = `outgoing-mails/${ofAyu.mailId}?depth=0`
    expect((await rest(staff.token, 'PATCH', path, { state: 'sent' })).status).toBe(400)
    const failed = { state: 'failed', attempts: 8 }
    await cms.payload.db.updateOne({ collection: 'outgoing-mails', id: ofAyu.mailId, data: failed })
    const { doc } = await (
      await rest(staff.token, 'PATCH', path, { state: 'queued', to: 'thief@example.com', dedupe_key: 'x', kind: 'x' })
    ).json()
    expect(doc).toMatchObject({ state: 'queued', attempts: 0, to: 'x@example.com', kind: 'booking_received' })
    expect(Date.parse(doc.next_attempt_at)).toBeLessThanOrEqual(Date.now())
  })

  test('tell the traveller whose booking they cancel, once', async () => {
    const path = `bookings/${ofBen.bookingId}`
    expect((await rest(staff.token, 'PATCH', path, { staff_note: 'Called.' })).status).toBe(200)
    for (const change of [{ status: 'cancelled' }, { staff_note: 'Called again.' }]) {
      expect((await rest(staff.token, 'PATCH', path, change)).status).toBe(200)
    }
    const { docs } = await cms.payload.find({
      collection: 'outgoing-mails',
      where: { booking: { equals: ofBen.bookingId } },
      depth: 0,
    })
    expect(docs).toMatchObject([
      { kind: 'booking_cancelled', to: 'x@example.com', state: 'queued', invoice: ofBen.invoiceId },
    ])
  })

  test('accept or refuse an identity, with a reason', async () => {
    const path = `identity-documents/${ofAyu.document.id}?depth=0`
    expect((await rest(staff.token, 'PATCH', path, { state: 'refused' })).status).toBe(400)
    const refusal = { state: 'refused', reason: 'Blurred.', traveller: ben.account.id, reviewed_by: admin.account.id }
    const { doc } = await (await rest(staff.token, 'PATCH', path, refusal)).json()
    expect(doc).toMatchObject({ ...refusal, traveller: ayu.account.id, reviewed_by: staff.account.id })
    expect(doc.reviewed_at).toMatch(/^\d{4}-/)
    const accepted = await (await rest(staff.token, 'PATCH', path, { state: 'verified' })).json()
    expect(accepted.doc).toMatchObject({ state: 'verified', reason: null })
    expect((await rest(editor.token, 'PATCH', path, { state: 'refused', reason: 'x' })).status).toBe(403)
  })

  test('cannot take an account over by its password or its address', async () => {
    const path = `travellers/${ayu.account.id}`
    expect((await rest(staff.token, 'PATCH', path, { password: 'Another-1' })).status).toBe(403)
    const { doc } = await (await rest(staff.token, 'PATCH', path, { email: 'mine@example.com', phone: '1' })).json()
    expect(doc).toMatchObject({ email: 'ayu@example.com', phone: '1' })
    expect((await rest(admin.token, 'PATCH', path, { password: 'A-Password-1' })).status).toBe(200)
  })

  test('see no secret of an account', async () => {
    const text = await (await rest(admin.token, 'GET', 'travellers?depth=2&showHiddenFields=true')).text()
    for (const secret of ['"salt"', '"hash"', 'resetPasswordToken', '_verificationToken', 'expiresAt']) {
      expect(text).not.toContain(secret)
    }
  })
})

describe('a traveller, through the functions', () => {
  const as = (person: Person<Traveller>) => ({
    overrideAccess: false,
    user: { ...person.account, collection: 'travellers' } as PayloadRequest['user'],
    depth: 0,
  })

  test.each([...records, ...uploads, ...stock, 'users'] as const)(
    'finds only what is their own among %s',
    async (collection) => {
      const found = await cms.payload
        .find({ collection, ...as(ayu), pagination: false })
        .catch((error: { status?: number }) => (error.status === 403 ? { docs: [] } : Promise.reject(error)))
      const owners = found.docs.map((doc) =>
        'user_id' in doc ? doc.user_id : 'traveller' in doc ? doc.traveller : doc.id,
      )
      const hasOwn = ![...office, ...stock, 'subscriptions', 'users'].some((slug) => slug === collection)
      expect(owners).toEqual(hasOwn ? [ayu.account.id] : [])
    },
  )

  test('does not reach what is somebody else’s, not even by its id', async () => {
    const asAyu = as(ayu)
    const reach = [
      cms.payload.findByID({ collection: 'invoices', id: ofBen.invoiceId, ...asAyu }),
      cms.payload.findByID({ collection: 'bookings', id: ofBen.bookingId, ...asAyu }),
      cms.payload.findByID({ collection: 'travellers', id: ben.account.id, ...asAyu }),
      cms.payload.findByID({ collection: 'identity-documents', id: ofBen.document.id, ...asAyu }),
      cms.payload.update({ collection: 'travellers', id: ben.account.id, data: { phone: '1' }, ...asAyu }),
      cms.payload.delete({ collection: 'favorites', id: ofBen.favoriteId, ...asAyu }),
    ]
    const outcomes = await Promise.allSettled(reach)
    expect(outcomes.map(({ status }) => status)).toEqual(reach.map(() => 'rejected'))
  })

  test('changes their profile, and not what staff decide or what they sign in with', async () => {
    const doc = await cms.payload.update({
      collection: 'travellers',
      id: ben.account.id,
      data: {
        phone: '+62 1',
        email: 'eve@example.com',
        _verified: false,
      },
      ...as(ben),
    })
    expect(doc).toMatchObject({
      phone: '+62 1',
      email: 'ben@example.com',
      _verified: true,
    })
  })

  test('reads their invoice without what staff noted, and changes nothing in it', async () => {
    await cms.payload.update({
      collection: 'invoices',
      id: ofBen.invoiceId,
      data: { notes: 'secret', attention_note: 'secret', needs_attention: true },
    })
    const invoice = await cms.payload.findByID({ collection: 'invoices', id: ofBen.invoiceId, ...as(ben) })
    expect(invoice).toMatchObject({ total_after_tax: 990_000 })
    expect(JSON.stringify(invoice)).not.toMatch(/secret|needs_attention/)
    for (const id of [ofBen.invoiceId]) {
      await expect(
        cms.payload.update({ collection: 'invoices', id, data: { status: 'paid' }, ...as(ben) }),
      ).rejects.toThrow()
    }
    await expect(
      cms.payload.update({ collection: 'bookings', id: ofBen.bookingId, data: { status: 'completed' }, ...as(ben) }),
    ).rejects.toThrow()
  })

  test('keeps a favorite once, for themselves only', async () => {
    const { id: tour_id } = await makeTour(cms.payload, { title: 'Another' })
    const keep = (user_id: number) =>
      cms.payload.create({ collection: 'favorites', data: { user_id, tour_id }, ...as(ayu) })
    await expect(keep(ben.account.id)).rejects.toThrow()
    await expect(keep(ayu.account.id)).resolves.toMatchObject({ tour_id })
    await expect(keep(ayu.account.id)).rejects.toThrow()
  })

  test('accepts no document, not even their own', async () => {
    const data = { traveller: ben.account.id, state: 'verified' } as const
    await expect(cms.payload.create({ collection: 'identity-documents', data, ...as(ben) })).rejects.toThrow()
    const { id } = ofBen.document
    await expect(cms.payload.update({ collection: 'identity-documents', id, data, ...as(ben) })).rejects.toThrow()
  })

  test('reads published content, and no draft', async () => {
    const { docs } = await cms.payload.find({ collection: 'tours', ...as(ayu), draft: true, pagination: false })
    expect(docs.map((doc) => doc.title).sort()).toEqual(['Another', 'Nusa Penida'])
  })
})

describe('somebody who is not signed in, through the functions', () => {
  const anonymous = { overrideAccess: false, depth: 0 } as const

  test('makes an account, unverified whatever they say', async () => {
    const doc = await cms.payload.create({
      collection: 'travellers',
      data: { email: 'new@example.com', password: 'A-Password-1', _verified: true },
      disableVerificationEmail: true,
      ...anonymous,
    })
    const stored = await cms.payload.findByID({ collection: 'travellers', id: doc.id })
    expect(stored).toMatchObject({ _verified: false })
  })

  test('reads no record', async () => {
    for (const collection of [...records, ...uploads, ...stock, 'users'] as const) {
      await expect(cms.payload.find({ collection, ...anonymous })).rejects.toMatchObject({ status: 403 })
    }
  })
})
