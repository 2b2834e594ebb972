import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Company, startCompany } from '../../testing/company.ts'
import { asDraft, asPublished, createFormClient, type FormValues } from '../../testing/forms.ts'
import { createSamples } from '../../testing/samples.ts'

let company: Company
let samples: Awaited<ReturnType<typeof createSamples>> = {}

beforeAll(async () => {
  company = await startCompany()
  samples = await createSamples(company.cms)
})
afterAll(() => company.cms.stop())

const { createEntry, open, submit, read } = createFormClient(() => company)

let articles = 0

/** Creates an article, published or as a draft. Returns it with the values of a form that is opened now. */
function createArticle(_status: 'draft' | 'published') {
  articles += 1
  return createEntry('articles', { ...samples.articles, title: 'First', slug: `article-${articles}`, _status })
}

describe('reverting to the published version', () => {
  /** Sends what the button sends: the published version as just read, with the `updatedAt` of the draft in the form. */
  async function revert(address: string, { updatedAt }: FormValues) {
    const live = await read('editor', address)
    return (await company.rest(company.editor.token, 'PATCH', `${address}?depth=0`, { ...live, updatedAt })).status
  }

  test.each(['tours', 'pages', 'articles', 'destinations', 'categories', 'hotels'])(
    'discards the draft of an entry in %j, and the reverted form can be saved again',
    async (name) => {
      const field = name === 'hotels' || name === 'destinations' || name === 'categories' ? 'name' : 'title'
      const body = { ...samples[name], slug: 'going-back', [field]: 'Live', _status: 'published' }
      const { doc } = await (await company.rest(company.editor.token, 'POST', name, body)).json()
      const address = `${name}/${doc.id}`
      const saved = await submit('editor', address, asDraft({ ...(await open('editor', address)), [field]: 'Draft' }))
      // Twice, as after a lost response.
      for (const _time of [1, 2]) expect(await revert(address, saved.doc)).toBe(200)
      const form = await open('editor', address)
      expect(form).toMatchObject({ [field]: 'Live', _status: 'published' })
      expect(await submit('editor', address, asDraft({ ...form, [field]: 'Anew' }))).toMatchObject({ status: 200 })
    },
  )

  test('does not discard a draft that was saved after the form was opened', async () => {
    const { address, form } = await createArticle('published')
    const own = await submit('editor', address, asDraft({ ...form, title: 'Own draft' }))
    await submit('editor', address, asDraft({ ...own.doc, title: 'Later draft' }))
    expect(await revert(address, own.doc)).toBe(409)
    // Nor does a request with the `updatedAt` of the published version.
    expect(await revert(address, await read('editor', address))).toBe(409)
    expect(await open('editor', address)).toMatchObject({ title: 'Later draft' })
  })

  test('is not triggered by publishing an unchanged form that was opened before the draft was saved', async () => {
    const { address, form } = await createArticle('published')
    await submit('editor', address, asDraft({ ...form, title: 'Draft' }))
    expect((await submit('editor', address, asPublished(form))).status).toBe(409)
    expect(await open('editor', address)).toMatchObject({ title: 'Draft' })
  })

  test('is refused if a newer version was published after the form was opened', async () => {
    const { address, form } = await createArticle('published')
    const live = await read('editor', address)
    await submit('editor', address, asPublished({ ...form, title: 'Newer' }))
    expect((await company.rest(company.editor.token, 'PATCH', address, live)).status).toBe(409)
    expect(await open('editor', address)).toMatchObject({ title: 'Newer', _status: 'published' })
  })
})

describe('a save whose response was lost', () => {
  test.each([
    ['a draft', 'draft', asDraft],
    ['a draft of a published entry', 'published', asDraft],
    ['a draft that is published', 'draft', asPublished],
    ['a change that is published', 'published', asPublished],
  ] as const)('succeeds for %s when repeated, and after further input', async (_what, state, button) => {
    const { address, form } = await createArticle(state)
    const typed = { ...form, title: '  Written  ', views: 9, published_at: '2026-12-01T02:00:00.000Z' }
    expect((await submit('editor', address, button(typed))).status).toBe(200)
    expect((await submit('editor', address, button(typed))).status).toBe(200)
    const on = await submit('editor', address, button({ ...typed, excerpt: 'And more.' }))
    expect(on).toMatchObject({ status: 200, doc: { title: 'Written', views: 9, excerpt: 'And more.' } })
    expect(await submit('editor', address, asPublished({ ...typed, views: 10 }))).toMatchObject({ status: 409 })
  })

  test('succeeds when repeated with a new slug and new rows', async () => {
    const { doc } = await (
      await company.rest(company.editor.token, 'POST', 'tours', {
        ...samples.tours,
        slug: 'lost',
        _status: 'published',
      })
    ).json()
    const address = `tours/${doc.id}`
    const form = await open('editor', address)
    const rows = [{ id: '6566f1f3a5260a74f3c9d0e0', question: 'When?', answer: 'Each day.' }]
    const typed = { ...form, slug: 'lost-and-found', faq: rows }
    expect((await submit('editor', address, asPublished(typed))).status).toBe(200)
    expect((await submit('editor', address, asPublished(typed))).status).toBe(200)
  })

  test('succeeds when repeated with empty arrays, which a form sends as the number 0', async () => {
    const body = { ...samples.tours, slug: 'without-rows', faq: [], itinerary: [{ day: 1, title: 'Arrival' }] }
    const { doc } = await (await company.rest(company.editor.token, 'POST', 'tours', body)).json()
    const address = `tours/${doc.id}`
    const form = await open('editor', address)
    const rows = z.array(z.looseObject({ activities: z.array(z.unknown()) })).parse(form.itinerary)
    const itinerary = rows.map((row) => ({ ...row, title: 'Departure', activities: 0 }))
    const typed = { ...form, faq: 0, itinerary }
    for (const _time of [1, 2]) expect((await submit('editor', address, asPublished(typed))).status).toBe(200)
  })

  test('does not prevent publishing the values of the saved draft', async () => {
    const { address, form } = await createArticle('draft')
    const typed = { ...form, title: 'Written' }
    await submit('editor', address, asDraft(typed))
    expect(await submit('editor', address, asPublished(typed))).toMatchObject({
      status: 200,
      doc: { title: 'Written' },
    })
  })

  test.each([
    ['staff', 'bookings', { status: 'cancelled', staff_note: 'Ill' }],
    ['staff', 'invoices', { notes: 'Called' }],
    ['staff', 'refunds', { notes: 'Called' }],
    ['staff', 'travellers', { city: 'Ubud' }],
    ['admin', 'users', { name: 'Wayan', current_password: 'A-Password-1' }],
    ['editor', 'globals', { tagline: 'Of Bali' }],
  ] as const)('succeeds when a user with the role %j repeats it in %j', async (who, name, values) => {
    const { ofAyu, ofBen, ben, editor } = company
    const ids = {
      ...{ bookings: ofAyu.bookingId, invoices: ofBen.invoiceId, refunds: ofBen.refundId },
      ...{ travellers: ben.account.id, users: editor.account.id, globals: 'settings' },
    }
    const address = `${name}/${ids[name]}`
    const settings = { site_name: 'Nusa', tax: 10, contact: { email: 'hello@nusa.example' } }
    if (name === 'globals') await submit('editor', address, ['', settings])
    const form = await open(who, address)
    for (const _time of [1, 2]) expect((await submit(who, address, ['', { ...form, ...values }])).status).toBe(200)
  })

  test('is refused when repeated after another user has changed any field', async () => {
    const { address, form } = await createArticle('published')
    const typed = { ...form, title: 'Written' }
    const saved = await submit('editor', address, asPublished(typed))
    await submit('editor', address, asPublished({ ...saved.doc, excerpt: 'By another' }))
    expect((await submit('editor', address, asPublished(typed))).status).toBe(409)
  })
})

describe('an open form', () => {
  test('can be saved and published after a schedule has published its entry', async () => {
    const opened = await Promise.all([createArticle('draft'), createArticle('draft')])
    for (const [index, button] of [asDraft, asPublished].entries()) {
      const { id, address, form } = opened[index] ?? opened[0]
      await company.cms.payload.update({ collection: 'articles', id, data: { _status: 'published' } })
      expect(await submit('editor', address, button({ ...form, title: 'Typed on' }))).toMatchObject({ status: 200 })
    }
  })

  test('cannot publish its entry again after the entry was unpublished', async () => {
    const { address, form } = await createArticle('published')
    const unpublish = () => company.rest(company.editor.token, 'PATCH', address, { _status: 'draft' })
    expect((await unpublish()).status).toBe(200)
    expect((await submit('editor', address, asPublished({ ...form, title: 'Typed on' }))).status).toBe(409)
    expect((await submit('editor', address, asPublished(form))).status).toBe(409)
    const otherArticle = await createArticle('published')
    const saved = await submit('editor', otherArticle.address, asDraft({ ...otherArticle.form, title: 'Draft' }))
    await company.rest(company.editor.token, 'PATCH', otherArticle.address, { _status: 'draft' })
    for (const { doc } of [saved, { doc: otherArticle.form }])
      expect((await submit('editor', otherArticle.address, asPublished(doc))).status).toBe(409)
  })
})
