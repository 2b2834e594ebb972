import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditLog } from '../../generated/payload-types.ts'
import { type Company, startCompany } from '../../testing/company.ts'

let company: Company
let tour = 0
beforeAll(async () => {
  company = await startCompany()
  const { docs } = await company.cms.payload.find({ collection: 'tours', where: { slug: { equals: 'nusa-penida' } } })
  tour = docs[0]?.id ?? 0
})
afterAll(() => company.cms.stop())
beforeEach(async () => {
  await company.cms.payload.delete({ collection: 'audit-log', where: { id: { exists: true } } })
})

/** Returns the rows of the audit log, oldest first. */
async function readAuditLog(): Promise<AuditLog[]> {
  const { docs } = await company.cms.payload.find({ collection: 'audit-log', sort: 'id', depth: 0, limit: 100 })
  return docs
}

type UserRole = 'admin' | 'editor' | 'staff'

async function send(who: UserRole, method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await company.rest(company[who].token, method, path, body)
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true)
  return response.json()
}

describe('the audit log', () => {
  test('records who changed which fields and when, with short values before and after', async () => {
    await send('editor', 'PATCH', `tours/${tour}?depth=2`, { rating: 4.5, excerpt: 'x'.repeat(90) })
    const [entry] = await readAuditLog()
    expect(entry).toMatchObject({
      who: 'editor',
      role: 'editor',
      colleague: company.editor.account.id,
      operation: 'update',
      kind: 'tours',
      entry: String(tour),
      title: 'Nusa Penida',
      changes: [{ field: 'excerpt' }, { field: 'rating', before: 4.8, after: 4.5 }],
    })
    expect(Date.now() - Date.parse(entry?.createdAt ?? '')).toBeLessThan(60_000)
  })

  test('records that a price table changed, without its values', async () => {
    const { docs } = await company.cms.payload.find({ collection: 'tours', where: { id: { equals: tour } }, depth: 0 })
    const pricing = docs[0]?.pricing?.map((row, index) => (index === 0 ? { ...row, publish_price: 1_300_000 } : row))
    await send('editor', 'PATCH', `tours/${tour}`, { pricing })
    expect((await readAuditLog()).map(({ changes }) => changes)).toEqual([[{ field: 'pricing' }]])
  })

  test('does not record a save without changes', async () => {
    const { docs } = await company.cms.payload.find({ collection: 'tours', where: { id: { equals: tour } }, depth: 0 })
    await send('editor', 'PATCH', `tours/${tour}`, { ...docs[0] })
    await send('editor', 'PATCH', `tours/${tour}`, {})
    await send('editor', 'PATCH', `tours/${tour}?draft=true`, { title: docs[0]?.title, _status: 'draft' })
    await send('staff', 'PATCH', `bookings/${company.ofAyu.bookingId}`, { title: 'Another', total_price: 1 })
    await send('staff', 'PATCH', `travellers/${company.ayu.account.id}`, {})
    expect(await readAuditLog()).toEqual([])
  })

  test('records the creation, changes and deletion of a CMS user, with the role', async () => {
    const own = { current_password: 'A-Password-1' }
    const wayan = { name: 'Wayan', email: 'wayan@nusa.example', role: 'staff', password: 'A-Password-2' }
    const { id } = Object((await send('admin', 'POST', 'users', { ...wayan, ...own })).doc)
    await send('admin', 'PATCH', `users/${id}`, { name: 'Wayan Sari', role: 'editor', ...own })
    await send('admin', 'PATCH', `users/${id}`, { name: 'Wayan Sari', role: 'editor', ...own })
    await send('admin', 'DELETE', `users/${id}`)
    const title = 'wayan@nusa.example'
    expect(await readAuditLog()).toMatchObject([
      { operation: 'create', kind: 'users', title, changes: [{ field: 'role', before: null, after: 'staff' }] },
      { operation: 'update', title },
      { operation: 'delete', title, changes: [{ field: 'role', before: 'editor', after: null }] },
    ])
    expect((await readAuditLog())[1]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'name', before: 'Wayan', after: 'Wayan Sari' },
        { field: 'role', before: 'staff', after: 'editor' },
      ]),
    )
  })

  test('records creations, drafts, published changes and deletions as different operations', async () => {
    await send('editor', 'PATCH', `tours/${tour}?draft=true`, { title: 'Nusa Penida by boat', _status: 'draft' })
    await send('editor', 'PATCH', `tours/${tour}`, { title: 'Nusa Penida', _status: 'published' })
    const { doc } = await send('editor', 'POST', 'categories', { name: 'Boats', _status: 'draft' })
    const { id } = Object(doc)
    await send('editor', 'DELETE', `categories/${id}`)
    expect(
      (await readAuditLog()).map(({ operation, kind, title, changes }) => [operation, kind, title, changes]),
    ).toEqual([
      [
        'draft',
        'tours',
        'Nusa Penida by boat',
        expect.arrayContaining([{ field: 'title', before: 'Nusa Penida', after: 'Nusa Penida by boat' }]),
      ],
      [
        'update',
        'tours',
        'Nusa Penida',
        expect.arrayContaining([{ field: 'title', before: 'Nusa Penida by boat', after: 'Nusa Penida' }]),
      ],
      ['create', 'categories', 'Boats', []],
      ['delete', 'categories', 'Boats', []],
    ])
  })

  test('records a draft of a published entry as a draft, not as unpublishing', async () => {
    await send('editor', 'PATCH', `tours/${tour}?draft=true`, { rating: 3, _status: 'draft' })
    const [entry] = await readAuditLog()
    expect(entry).toMatchObject({
      operation: 'draft',
      changes: expect.arrayContaining([{ field: 'rating', before: expect.any(Number), after: 3 }]),
    })
    expect(JSON.stringify(entry?.changes)).not.toContain('_status')
  })

  test('records that an entry was unpublished, with or without a draft', async () => {
    for (const drafts of [[], ['A draft']]) {
      const { doc } = await send('editor', 'POST', 'categories', { name: 'Boats', _status: 'published' })
      const { id } = Object(doc)
      for (const name of drafts)
        await send('editor', 'PATCH', `categories/${id}?draft=true`, { name, _status: 'draft' })
      await send('editor', 'PATCH', `categories/${id}`, { _status: 'draft' })
      await send('editor', 'PATCH', `categories/${id}`, { _status: 'draft' })
      const off = (await readAuditLog()).filter(
        ({ entry, operation }) => entry === String(id) && operation === 'update',
      )
      expect(off.map(({ changes }) => changes)).toEqual([[{ field: '_status', before: 'published', after: 'draft' }]])
    }
  })

  test('records each entry of a bulk change', async () => {
    const ids: number[] = []
    for (const name of ['One', 'Two', 'Three']) {
      ids.push(Object((await send('editor', 'POST', 'areas', { name })).doc).id)
    }
    const these = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&')
    await send('editor', 'PATCH', `areas?${these}`, { name: 'Same' })
    await send('editor', 'DELETE', `areas?${these}`)
    const all = await readAuditLog()
    expect(all.map(({ operation }) => operation)).toEqual([
      ...['create', 'create', 'create'],
      ...['update', 'update', 'update'],
      ...['delete', 'delete', 'delete'],
    ])
    expect(
      all
        .slice(3, 6)
        .map(({ entry }) => Number(entry))
        .sort(),
    ).toEqual(ids.sort())
  })

  test('records stock changes and deletions with the name of the tour or car and the date', async () => {
    const places = { tour, date: '2097-01-05', places: 3 }
    const { id } = Object((await send('staff', 'POST', 'tour-places', places)).doc)
    await send('staff', 'PATCH', `tour-places/${id}`, { places: 0 })
    await send('staff', 'DELETE', `tour-places/${id}`)
    const category = Object((await send('editor', 'POST', 'car-categories', { name: 'Vans' })).doc).id
    const created = await send('editor', 'POST', 'cars', {
      car_name: 'Toyota Hiace',
      category_id: category,
      seats: 12,
      luggage: 4,
    })
    await send('staff', 'POST', 'transfer-stock', { car: Object(created.doc).id, date: '2097-01-06', rides: 2 })
    const stockChanges = (await readAuditLog()).filter(
      ({ kind }) => kind === 'tour-places' || kind === 'transfer-stock',
    )
    expect(stockChanges.map(({ operation, title, changes }) => [operation, title, changes])).toEqual([
      ['create', 'Nusa Penida, 2097-01-05', [{ field: 'places', before: null, after: 3 }]],
      ['update', 'Nusa Penida, 2097-01-05', [{ field: 'places', before: 3, after: 0 }]],
      ['delete', 'Nusa Penida, 2097-01-05', [{ field: 'places', before: 0, after: null }]],
      ['create', 'Toyota Hiace, 2097-01-06', [{ field: 'rides', before: null, after: 2 }]],
    ])
  })

  test('records changes to the settings', async () => {
    const settings = { tax: 12, contact: { email: 'hello@nusa.example', phone: '+62 812 3456 7890' } }
    await send('editor', 'POST', 'globals/settings', settings)
    await send('editor', 'POST', 'globals/settings', settings)
    expect(await readAuditLog()).toHaveLength(1)
    const [entry] = await readAuditLog()
    expect(entry).toMatchObject({ kind: 'settings', entry: null, operation: 'update', title: 'Settings' })
    expect(entry?.changes).toContainEqual({ field: 'contact.phone', before: null, after: '+62 812 3456 7890' })
    expect(entry?.changes).toContainEqual({ field: 'tax', before: null, after: 12 })
  })

  test('stores no personal data of travellers and no passwords, only that a password was set', async () => {
    const { id } = company.ayu.account
    await send('staff', 'PATCH', `travellers/${id}`, {
      first_name: 'Ayu-Secret',
      phone: '+62 812 3456 7890',
      blocked: true,
    })
    const given = { password: 'Secret-Password-1', current_password: 'A-Password-1' }
    await send('admin', 'PATCH', `travellers/${id}`, given)
    await send('staff', 'PATCH', `bookings/${company.ofAyu.bookingId}`, { staff_note: 'Secret', status: 'pending' })
    const all = await readAuditLog()
    expect(all).toMatchObject([
      { kind: 'travellers', title: String(id), who: 'staff' },
      { kind: 'travellers', who: 'admin', changes: expect.arrayContaining([{ field: 'password' }]) },
      { kind: 'bookings', title: `NUSA-${id}-1` },
    ])
    expect(all[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'phone' },
        { field: 'blocked', before: expect.toBeOneOf([false, null]), after: true },
      ]),
    )
    expect(all[2]?.changes).toEqual([
      { field: 'status', before: 'confirmed', after: 'pending' },
      { field: 'staff_note' },
    ])
    expect(JSON.stringify(all)).not.toMatch(/Secret|ayu@/)
  })

  test('records neither changes by programs nor rejected changes', async () => {
    await company.cms.payload.update({ collection: 'tours', id: tour, data: { rating: 4 } })
    const refused = await company.rest(company.editor.token, 'PATCH', `tours/${tour}`, {
      rating: 7,
      _status: 'published',
    })
    expect(refused.status).toBe(400)
    expect(await readAuditLog()).toEqual([])
  })

  test('records once that a user sent an email again, even if the request is repeated', async () => {
    await company.cms.payload.db.updateOne({
      collection: 'outgoing-mails',
      id: company.ofAyu.mailId,
      data: { state: 'sent' },
    })
    await send('staff', 'POST', `outgoing-mails/${company.ofAyu.mailId}/send-again`)
    await send('staff', 'POST', `outgoing-mails/${company.ofAyu.mailId}/send-again`)
    const title = 'Booking received'
    const all = await readAuditLog()
    expect(all).toMatchObject([{ who: 'staff', operation: 'resend', kind: 'outgoing-mails', title, changes: [] }])
    expect(JSON.stringify(all)).not.toContain('x@example.com')
  })
})
