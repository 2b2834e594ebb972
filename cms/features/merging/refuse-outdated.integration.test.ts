import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'
import { createPicture, pictureBytes } from '../../testing/content.ts'
import { createSamples } from '../../testing/samples.ts'

let company: Company
let samples: Awaited<ReturnType<typeof createSamples>> = {}

beforeAll(async () => {
  company = await startCompany()
  samples = await createSamples(company.cms)
})
afterAll(() => company.cms.stop())

type Who = 'editor' | 'staff' | 'admin'

/** Submits a form with the `updatedAt` of its entry. Returns the response and the values that the form then shows. */
async function save(who: Who, method: string, address: string, body: object) {
  const form = new FormData()
  form.set('_payload', JSON.stringify(body))
  const answer = await company.cms.call(method, `/api/${address}`, { token: company[who].token, form })
  const { doc, result, errors = [] } = await answer.json()
  return { status: answer.status, message: errors[0]?.message, doc: doc ?? result }
}

/** Returns the values that a form shows when it is opened. */
async function open(who: Who, address: string) {
  return (await company.rest(company[who].token, 'GET', `${address}?draft=true&depth=0`)).json()
}

const refusal = expect.stringMatching(/^This entry was changed by someone else .*Your changes were not saved. Copy/)
const refused = { status: 409, message: refusal }

const content = [
  ...['tours', 'categories', 'destinations', 'hotels', 'pages', 'articles', 'areas', 'cities', 'airports'],
  ...['cars', 'car-categories', 'car-rentals', 'car-rental-types', 'airport-transfers', 'hero-slides'],
]

/** For collections without a `name`: the field to change, and three values for it. */
const changed: Record<string, [string, ...unknown[]]> = {
  tours: ['title', 'One', 'Two', 'Own'],
  pages: ['title', 'One', 'Two', 'Own'],
  articles: ['title', 'One', 'Two', 'Own'],
  'hero-slides': ['title', 'One', 'Two', 'Own'],
  cars: ['car_name', 'One', 'Two', 'Own'],
  'car-rentals': ['car_name', 'One', 'Two', 'Own'],
  'airport-transfers': ['base_price', 310_000, 320_000, 330_000],
}

describe('an outdated form', () => {
  test.each(content)(
    'of the collection %j is refused, but consecutive saves of the current form succeed',
    async (name) => {
      const { doc } = await save('editor', 'POST', name, samples[name] ?? {})
      const address = `${name}/${doc.id}`
      const [field, one, two, own] = changed[name] ?? ['name', 'One', 'Two', 'Own']
      const first = await open('editor', address)
      const second = await save('editor', 'PATCH', address, { ...first, [field]: one })
      expect(second).toMatchObject({ status: 200 })
      const third = await save('editor', 'PATCH', address, { ...second.doc, [field]: two })
      expect(third).toMatchObject({ status: 200 })
      for (const outdated of [first, second.doc, { ...first, [field]: own }, { ...second.doc, [field]: own }])
        expect(await save('editor', 'PATCH', address, outdated)).toMatchObject(refused)
      expect(await open('editor', address)).toMatchObject({ [field]: two, updatedAt: third.doc.updatedAt })
    },
  )

  test('of the settings is refused, and none of its values are saved', async () => {
    const contact = { email: 'hello@nusa.example' }
    const settings = 'globals/settings'
    const created = await save('editor', 'POST', settings, { site_name: 'Nusa', tax: 10, contact })
    const first = await open('editor', settings)
    expect(first.updatedAt).toBe(created.doc.updatedAt)
    const second = await save('editor', 'POST', settings, { ...first, tax: 11 })
    expect(second).toMatchObject({ status: 200 })
    expect(await save('editor', 'POST', settings, { ...first, tagline: 'Of yesterday' })).toMatchObject(refused)
    expect(await open('editor', settings)).toMatchObject({ tax: 11, tagline: null })
    expect(await save('editor', 'POST', settings, { ...second.doc, tax: 12 })).toMatchObject({ status: 200 })
  })

  test('of a published entry can be neither saved nor published if a newer draft exists', async () => {
    const { doc } = await save('editor', 'POST', 'articles', { ...samples.articles, slug: 'beside', title: 'Live' })
    const address = `articles/${doc.id}`
    const first = await open('editor', address)
    const draft = await save('editor', 'PATCH', `${address}?draft=true`, { ...first, title: 'Draft', _status: 'draft' })
    expect(draft).toMatchObject({ status: 200 })
    const own = { ...first, title: 'Of yesterday' }
    expect(await save('editor', 'PATCH', address, { ...own, _status: 'published' })).toMatchObject(refused)
    expect(await save('editor', 'PATCH', `${address}?draft=true`, { ...own, _status: 'draft' })).toMatchObject(refused)
    expect(await open('editor', address)).toMatchObject({ title: 'Draft' })
    const again = await save('editor', 'PATCH', `${address}?draft=true`, { ...draft.doc, title: 'Better' })
    const live = await save('editor', 'PATCH', address, { ...again.doc, _status: 'published' })
    expect([again.status, live.status]).toEqual([200, 200])
    const newer = await save('editor', 'PATCH', address, { ...live.doc, title: 'Best', _status: 'published' })
    expect(newer.status).toBe(200)
    // Opened with the draft, before a newer version was published.
    for (const _status of ['draft', 'published'])
      expect(await save('editor', 'PATCH', address, { ...again.doc, title: 'Of yesterday', _status })).toMatchObject(
        refused,
      )
  })

  test('of a booking is refused, but the form with which staff cancelled the booking can be saved again', async () => {
    const address = `bookings/${company.ofAyu.bookingId}`
    const first = await open('staff', address)
    const second = await save('staff', 'PATCH', address, { ...first, pickup_time: '07:30' })
    expect(second).toMatchObject({ status: 200, doc: { pickup_time: '07:30' } })
    expect(await save('staff', 'PATCH', address, { ...first, booking_status: 'confirmed' })).toMatchObject(refused)
    const cancelled = await save('staff', 'PATCH', address, { ...second.doc, status: 'cancelled' })
    expect(cancelled).toMatchObject({ status: 200 })
    const noted = await save('staff', 'PATCH', address, { ...cancelled.doc, pickup_time: '08:00' })
    expect(noted).toMatchObject({ status: 200, doc: { pickup_time: '08:00', status: 'cancelled' } })
  })

  test.each([
    ['staff', 'travellers', 'city', () => company.ben.account.id],
    ['staff', 'invoices', 'notes', () => company.ofBen.invoiceId],
    ['staff', 'refunds', 'notes', () => company.ofBen.refundId],
    ['admin', 'users', 'name', () => company.editor.account.id],
  ] as const)('is refused for a user with the role %j in the collection %j', async (who, name, field, id) => {
    const address = `${name}/${id()}`
    const proof = who === 'admin' ? { current_password: 'A-Password-1' } : {}
    const first = { ...(await open(who, address)), ...proof }
    const second = await save(who, 'PATCH', address, { ...first, [field]: 'One' })
    expect(second).toMatchObject({ status: 200 })
    expect(await save(who, 'PATCH', address, { ...second.doc, ...proof, [field]: 'Two' })).toMatchObject({
      status: 200,
    })
    for (const outdated of [first, { ...first, [field]: 'One' }, { ...first, [field]: 'Own' }])
      expect(await save(who, 'PATCH', address, outdated)).toMatchObject(refused)
  })

  test("of the user's own account is refused, even if the user cannot change other accounts", async () => {
    const { staff, editor } = company
    const address = `users/${staff.account.id}`
    const first = await open('staff', address)
    expect(await save('staff', 'PATCH', address, { ...first, name: 'One' })).toMatchObject({ status: 200 })
    expect(await save('staff', 'PATCH', address, { ...first, name: 'Own' })).toMatchObject(refused)
    expect((await save('staff', 'PATCH', `users/${editor.account.id}`, first)).status).toBe(403)
  })

  test('of an invoice cannot clear a flag that was set after the form was opened', async () => {
    const { cms, ofAyu } = company
    const id = ofAyu.invoiceId
    const flagInvoice = (attention_note: string) => {
      const data = { needs_attention: true, attention_note, updatedAt: new Date().toISOString() }
      return cms.payload.db.updateOne({ collection: 'invoices', id, data })
    }
    await flagInvoice('Another amount.')
    const first = await open('staff', `invoices/${id}`)
    await flagInvoice('Paid twice.')
    const ticked = { ...first, needs_attention: false }
    expect(await save('staff', 'PATCH', `invoices/${id}`, ticked)).toMatchObject(refused)
    expect(await open('staff', `invoices/${id}`)).toMatchObject({ needs_attention: true })
  })

  test('of a picture cannot replace the image file', async () => {
    const { cms, editor } = company
    const { id, filename, updatedAt } = await createPicture(cms.payload)
    await cms.payload.update({ collection: 'media', id, data: { alt: 'Newer' } })
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'Older', updatedAt }))
    form.set('file', new File([new Uint8Array(await pictureBytes(30, 30))], 'Other.png', { type: 'image/png' }))
    const answer = await cms.call('PATCH', `/api/media/${id}`, { token: editor.token, form })
    expect(answer.status).toBe(409)
    expect(existsSync(path.join(cms.env.mediaDir, filename ?? ''))).toBe(true)
    expect(await cms.payload.findByID({ collection: 'media', id })).toMatchObject({ alt: 'Newer', filename })
  })
})

test('a bulk save and a save without a valid updatedAt are not refused as outdated', async () => {
  const { doc } = await save('editor', 'POST', 'areas', { name: 'Sanur' })
  await save('editor', 'PATCH', `areas/${doc.id}`, { name: 'Sanur Beach' })
  for (const updatedAt of [undefined, null, '', 'yesterday'])
    expect((await save('editor', 'PATCH', `areas/${doc.id}`, { name: 'Sanur', updatedAt })).status).toBeLessThan(401)
  const { updatedAt } = doc
  expect(await save('editor', 'PATCH', `areas?where[id][equals]=${doc.id}`, { name: 'All', updatedAt })).toMatchObject({
    status: 200,
  })
})

test('a user without write access gets 403 for an outdated save', async () => {
  const updatedAt = '2020-01-01T00:00:00.000Z'
  const { cms, staff, ayu } = company
  const { doc } = await save('editor', 'POST', 'areas', { name: 'Amed' })
  for (const token of [undefined, ayu.token, staff.token]) {
    const who = token ? { token } : {}
    const saved = await cms.call('PATCH', `/api/areas/${doc.id}`, { ...who, body: { name: 'Mine', updatedAt } })
    const set = await cms.call('POST', '/api/globals/settings', { ...who, body: { tax: 0, updatedAt } })
    expect([saved.status, set.status]).toEqual([403, 403])
  }
})

test('the refusal of an outdated form is in the language of the user', async () => {
  const { doc } = await save('editor', 'POST', 'areas', { name: 'Lovina' })
  const body = { name: 'Lovina Beach', updatedAt: '2020-01-01T00:00:00.000Z' }
  const headers = { cookie: 'payload-lng=id' }
  const { token } = company.editor
  const answer = await company.cms.call('PATCH', `/api/areas/${doc.id}`, { token, body, headers })
  expect((await answer.json()).errors[0].message).toMatch(/^Entri ini sudah diubah/)
})
