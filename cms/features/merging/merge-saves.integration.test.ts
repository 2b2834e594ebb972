import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'
import { asDraft, asPublished, createFormClient } from '../../testing/forms.ts'
import { createSamples } from '../../testing/samples.ts'
import { mergeField } from './merge-request.ts'

let company: Company
let samples: Awaited<ReturnType<typeof createSamples>> = {}

beforeAll(async () => {
  company = await startCompany()
  samples = await createSamples(company.cms)
})
afterAll(() => company.cms.stop())

const { createEntry, open, submit, resendOutdated } = createFormClient(() => company)

let articles = 0
async function createArticle() {
  articles += 1
  const slug = `merged-${articles}`
  return createEntry('articles', { ...samples.articles, title: 'First', excerpt: 'Short.', slug, _status: 'published' })
}

describe('saving an outdated form', () => {
  test.each([
    ['draft', '?draft=true', 'draft'],
    ['published', '', 'published'],
  ])('as %s stores the changes that both users made in different fields', async (_name, query, _status) => {
    const { address, form } = await createArticle()
    await submit('editor', address, asPublished({ ...form, title: 'By the editor' }))
    const mine = { ...form, excerpt: 'By the admin.', _status }
    const saved = await resendOutdated(`${address}${query}`, mine, form)
    expect(saved).toMatchObject({
      status: 200,
      doc: { title: 'By the editor', excerpt: 'By the admin.', _status },
      merged: { by: expect.any(String), fields: ['Title'] },
    })
    expect(saved.doc).not.toHaveProperty(mergeField)
  })

  test('returns a conflict if both users changed the same field, and stores the choice', async () => {
    const { address, form } = await createArticle()
    await submit('editor', address, asPublished({ ...form, title: 'Theirs', excerpt: 'Theirs.' }))
    const mine = { ...form, title: 'Mine', _status: 'published' }
    const questioned = await resendOutdated(address, mine, form)
    expect(questioned).toMatchObject({
      status: 409,
      question: {
        kind: 'merge',
        by: expect.any(String),
        conflicts: [{ path: 'title', label: 'Title', mine: 'Mine', theirs: 'Theirs' }],
        unseen: [],
      },
    })
    const { newest: seen } = questioned.question
    const saved = await resendOutdated(address, mine, form, { seen, choices: { title: 'mine' } })
    expect(saved).toMatchObject({ status: 200, doc: { title: 'Mine', excerpt: 'Theirs.' } })
  })

  test('requires a new choice if the entry has changed since the previous choice', async () => {
    const { address, form } = await createArticle()
    const second = await submit('editor', address, asPublished({ ...form, title: 'Second' }))
    await submit('editor', address, asPublished({ ...second.doc, title: 'Third' }))
    const stale = { seen: second.doc.updatedAt, choices: { title: 'mine' } }
    const questioned = await resendOutdated(address, { ...form, title: 'Mine', _status: 'published' }, form, stale)
    expect(questioned).toMatchObject({ status: 409, question: { conflicts: [{ theirs: 'Third' }] } })
  })

  test('requires confirmation before publishing changes in a draft that the user has not seen', async () => {
    const { address, form } = await createArticle()
    await submit('editor', address, asDraft({ ...form, title: 'Unfinished' }))
    const mine = { ...form, excerpt: 'Mine.', _status: 'published' }
    const questioned = await resendOutdated(address, mine, form)
    expect(questioned).toMatchObject({ status: 409, question: { conflicts: [], unseen: ['Title'] } })
    const saved = await resendOutdated(address, mine, form, { seen: questioned.question.newest })
    expect(saved).toMatchObject({ status: 200, doc: { title: 'Unfinished', excerpt: 'Mine.' } })
  })

  test('requires a choice before publishing an entry that another user has unpublished', async () => {
    const { address, form } = await createArticle()
    await company.rest(company.editor.token, 'PATCH', address, { _status: 'draft' })
    const mine = { ...form, excerpt: 'Mine.', _status: 'published' }
    const questioned = await resendOutdated(address, mine, form)
    expect(questioned.question.conflicts).toMatchObject([
      { path: '_status', mine: 'Published', theirs: 'Not on the site' },
    ])
    const answer = { seen: questioned.question.newest, choices: { _status: 'theirs' } }
    expect(await resendOutdated(address, mine, form, answer)).toMatchObject({
      status: 200,
      doc: { excerpt: 'Mine.', _status: 'draft' },
    })
  })

  test('stores the changes in the form, and does not undo a bulk edit', async () => {
    const { id, address, form } = await createArticle()
    const { token } = company.editor
    await company.rest(token, 'PATCH', `articles?where[id][equals]=${id}`, { excerpt: 'In bulk.' })
    const saved = await resendOutdated(address, { ...form, title: 'Mine', _status: 'published' }, form)
    expect(saved).toMatchObject({ status: 200, doc: { title: 'Mine', excerpt: 'In bulk.' } })
  })

  test('merges the rows of a tour, and labels a conflicting row with its position', async () => {
    const { address, form } = await createEntry('tours', {
      ...samples.tours,
      slug: 'merged-rows',
      _status: 'published',
    })
    const [first, other] = [
      { id: '6a0000000000000000000001', question: 'When?', answer: 'At eight.' },
      { id: '6a0000000000000000000002', question: 'Where?', answer: 'In Ubud.' },
    ]
    const opened = (await submit('editor', address, asPublished({ ...form, faq: [first, other] }))).doc
    const theirs = { ...opened, faq: [{ ...first, answer: 'At nine.' }, other] }
    await submit('editor', address, asPublished(theirs))
    const added = { id: '6a0000000000000000000003', question: 'Who?', answer: 'We.' }
    const mine = { ...opened, faq: [first, { ...other, answer: 'In Sanur.' }, added], _status: 'published' }
    const saved = await resendOutdated(address, mine, opened)
    expect(saved).toMatchObject({ status: 200 })
    expect(saved.doc.faq.map(({ answer }: { answer: string }) => answer)).toEqual(['At nine.', 'In Sanur.', 'We.'])
    const questioned = await resendOutdated(address, { ...mine, faq: [{ ...first, answer: 'At ten.' }, other] }, opened)
    expect(questioned.question.conflicts).toContainEqual(
      expect.objectContaining({ label: expect.stringContaining('› 1 ›'), mine: 'At ten.', theirs: 'At nine.' }),
    )
    const [pack] = Array.isArray(opened.pricing) ? opened.pricing : []
    const startTime = { id: '6a0000000000000000000004', time: '07:00', package_ids: [pack.id] }
    const timed = (await submit('editor', address, asPublished({ ...saved.doc, start_times: [startTime] }))).doc
    await submit('editor', address, asPublished({ ...timed, start_times: [] }))
    const changed = { ...timed, start_times: [{ ...startTime, time: '08:00' }], _status: 'published' }
    const { question } = await resendOutdated(address, changed, timed)
    expect(question.conflicts).toMatchObject([
      { mine: expect.stringContaining(`Packages: ${pack.name}`), theirs: 'Removed' },
    ])
  })

  test('of the settings stores the changes of both users', async () => {
    const contact = { email: 'hello@nusa.example' }
    await submit('editor', 'globals/settings', ['', { site_name: 'Nusa', tax: 10, contact }])
    const opened = await open('editor', 'globals/settings')
    await submit('editor', 'globals/settings', ['', { ...opened, tax: 11 }])
    const saved = await resendOutdated('globals/settings', { ...opened, tagline: 'Mine' }, opened)
    expect(saved).toMatchObject({ status: 200, doc: { tax: 11, tagline: 'Mine' }, merged: { fields: ['Tax (%)'] } })
  })

  test('returns no conflicts about fields that the user cannot read', async () => {
    const { id } = company.ben.account
    const opened = await open('staff', `travellers/${id}`)
    await submit('staff', `travellers/${id}`, ['', { ...opened, city: 'Ubud' }])
    const mine = { ...opened, city: 'Sanur', hash: 'x', salt: 'y' }
    const questioned = await resendOutdated(`travellers/${id}`, mine, { ...opened, hash: 'z' }, { role: 'staff' })
    expect(questioned.question.conflicts.map(({ path }: { path: string }) => path)).toEqual(['city'])
  })
})

test('two concurrent saves of different fields are both stored', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { address, form } = await createArticle()
    const one = { ...form, title: 'One', _status: 'published' }
    const two = { ...form, excerpt: 'Two.', _status: 'published' }
    const saved = await Promise.all([one, two].map((mine) => resendOutdated(address, mine, form)))
    expect(saved.map(({ status }) => status)).toEqual([200, 200])
    expect(await open('editor', address)).toMatchObject({ title: 'One', excerpt: 'Two.' })
  }
})

test('a user can save an entry that another user has open', async () => {
  const { cms, editor } = company
  const { id, address, form } = await createArticle()
  const user = { relationTo: 'users', value: editor.account.id } as const
  const document = { relationTo: 'articles', value: id } as const
  // Payload's forms create this lock if locks are enabled. A save by another user would then get status 423.
  await cms.payload.create({ collection: 'payload-locked-documents', data: { user, document } })
  const saved = await submit('admin', address, asPublished({ ...form, title: 'Not locked' }))
  expect(saved).toMatchObject({ status: 200, doc: { title: 'Not locked' } })
})
