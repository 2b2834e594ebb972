import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'
import { asDraft, asPublished, createFormClient } from '../../testing/forms.ts'
import { createSamples } from '../../testing/samples.ts'
import { unansweredSavesField } from './unanswered-saves.ts'

let company: Company
let samples: Awaited<ReturnType<typeof createSamples>> = {}

beforeAll(async () => {
  company = await startCompany()
  samples = await createSamples(company.cms)
})
afterAll(() => company.cms.stop())

const { createEntry, open, submit } = createFormClient(() => company)

let articles = 0

/** Creates a published article. Returns it with the values of a form that is opened now. */
function createArticle() {
  articles += 1
  return createEntry('articles', {
    ...samples.articles,
    title: 'First',
    slug: `article-${articles}`,
    _status: 'published',
  })
}

describe('a form that sends its lost saves', () => {
  test('can be saved and published after further input', async () => {
    for (const [button, next] of [
      [asDraft, asDraft],
      [asDraft, asPublished],
      [asPublished, asDraft],
      [asPublished, asPublished],
    ] as const) {
      const { address, form } = await createArticle()
      const [, sent] = button({ ...form, title: 'Written' })
      expect((await submit('editor', address, button(sent))).status).toBe(200)
      const typed = { ...form, title: 'Written on', excerpt: 'And more.' }
      expect((await submit('editor', address, next(typed))).status).toBe(409)
      const saved = await submit('editor', address, next({ ...typed, [unansweredSavesField]: [sent] }))
      expect(saved).toMatchObject({ status: 200, doc: { title: 'Written on', excerpt: 'And more.' } })
      expect(saved.doc).not.toHaveProperty(unansweredSavesField)
    }
  })

  test('can be saved if a lost save was never stored, and in a collection without versions', async () => {
    const { id } = company.ben.account
    const form = await open('staff', `travellers/${id}`)
    const [one, two, three] = ['Ubud', 'Sanur', 'Amed'].map((city) => ({ ...form, city }))
    expect((await submit('staff', `travellers/${id}`, ['', { ...one }])).status).toBe(200)
    const sent = { ...three, [unansweredSavesField]: [one, two] }
    expect(await submit('staff', `travellers/${id}`, ['', sent])).toMatchObject({ status: 200, doc: { city: 'Amed' } })
    const settings = await open('editor', 'globals/settings')
    const lost = { ...settings, tagline: 'Lost' }
    expect((await submit('editor', 'globals/settings', ['', lost])).status).toBe(200)
    const next = { ...settings, tagline: 'Kept', [unansweredSavesField]: [lost] }
    expect(await submit('editor', 'globals/settings', ['', next])).toMatchObject({
      status: 200,
      doc: { tagline: 'Kept' },
    })
  })

  test('is refused if the lost saves do not match the stored entry, or if another user has changed the entry', async () => {
    const { address, form } = await createArticle()
    const lost = { ...form, title: 'Written', _status: 'published' }
    const typed = { ...form, title: 'Written on' }
    const saved = await submit('editor', address, asPublished(lost))
    for (const other of [[], [form], [{ ...lost, title: 'Else' }], [1, null], 'all', { 0: lost }])
      expect((await submit('editor', address, asPublished({ ...typed, [unansweredSavesField]: other }))).status).toBe(
        409,
      )
    await company.rest(company.editor.token, 'PATCH', address, { _status: 'draft' })
    const named = { ...typed, [unansweredSavesField]: [lost] }
    expect((await submit('editor', address, asPublished(named))).status).toBe(409)
    const live = await submit('editor', address, asPublished(await open('editor', address)))
    await submit(
      'editor',
      address,
      asPublished({ ...live.doc, ...saved.doc, updatedAt: live.doc.updatedAt, excerpt: 'By another' }),
    )
    for (const button of [asDraft, asPublished])
      expect((await submit('editor', address, button(named))).status).toBe(409)
    expect(await open('editor', address)).toMatchObject({ title: 'Written', excerpt: 'By another' })
  })
})
