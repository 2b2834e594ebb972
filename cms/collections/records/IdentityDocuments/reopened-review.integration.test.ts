import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { translateMessage } from '../../../core/i18n/translate-message.ts'
import { type Company, startCompany } from '../../../testing/company.ts'
import { outdatedDecisionErrorPaths } from './refused-decision.ts'

const names = {
  first_name: 'Ayu',
  last_name: 'Lestari',
  full_name: 'Ayu Lestari',
  single_name: false,
  birthday: '1990-02-28',
  city: 'Ubud',
}
const longAgo = '2026-01-01T00:00:00.000Z'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

const path = () => `identity-documents/${company.ofAyu.document.id}`
const send = (method: string, data?: object) => company.rest(company.staff.token, method, path(), data)
const openForm = async () => (await send('GET')).json()
const editProfile = async (data: object) => {
  const response = await company.rest(company.staff.token, 'PATCH', `travellers/${company.ayu.account.id}`, data)
  expect(response.status).toBe(200)
}
const decide = async (data: object) => expect((await send('PATCH', data)).status).toBe(200)

beforeEach(async () => {
  const { payload } = company.cms
  await payload.delete({ collection: 'outgoing-mails', where: { id: { exists: true } } })
  await editProfile(names)
  const data = { state: 'in_review', reason: null, changed_fields: null, reviewed_at: null, profile_changed_at: null }
  await payload.db.updateOne({ collection: 'identity-documents', id: company.ofAyu.document.id, data })
})

describe('a profile change', () => {
  beforeEach(async () => {
    await decide({ state: 'verified' })
    const { pool } = company.cms.payload.db
    await pool.query('update identity_documents set updated_at = $1', [longAgo])
  })

  test.each([
    [{ first_name: 'Komang' }, 'first_name'],
    [{ last_name: 'Wirawan' }, 'last_name'],
    [{ last_name: '', single_name: true }, 'last_name'],
    [{ full_name: 'Ibu Ayu' }, 'full_name'],
    [{ birthday: '1991-02-28' }, 'birthday'],
    [{ birthday: null }, 'birthday'],
    [{ first_name: 'Komang', birthday: '1991-02-28', city: 'Amed' }, 'first_name,birthday'],
  ])('to %j sets a verified document back to review, with the changed fields %j', async (change, changed_fields) => {
    await editProfile(change)
    const document = await openForm()
    expect(document).toMatchObject({ state: 'in_review', changed_fields, reviewed_at: null, reviewed_by: null })
    // Otherwise the document would be deleted immediately, because it would count as waiting for too long.
    expect(document.updatedAt > longAgo).toBe(true)
    expect(document.profile_changed_at).not.toBeNull()
  })

  test.each([[{ city: 'Amed', phone: '+62 812 3456 7890' }], [names], [{ first_name: ' Ayu ' }]])(
    'to %j does not affect a verified document, because the name and the date of birth stay the same',
    async (change) => {
      await editProfile(change)
      expect(await openForm()).toMatchObject({ state: 'verified', changed_fields: null })
    },
  )

  test('adds its fields to the changed fields of earlier changes until the next decision', async () => {
    await editProfile({ birthday: '1991-02-28' })
    await editProfile({ first_name: 'Komang' })
    expect(await openForm()).toMatchObject({ state: 'in_review', changed_fields: 'first_name,birthday' })
    await decide({ state: 'verified' })
    expect(await openForm()).toMatchObject({ state: 'verified', changed_fields: null })
    await editProfile({ birthday: '1992-02-28' })
    expect(await openForm()).toMatchObject({ changed_fields: 'birthday' })
  })

  test('does not affect a rejected document', async () => {
    await editProfile({ first_name: 'Komang' })
    await decide({ state: 'refused', reason: 'Another name.' })
    await editProfile({ first_name: 'Ayu' })
    expect(await openForm()).toMatchObject({ state: 'refused', reason: 'Another name.', changed_fields: null })
  })
})

describe('a decision about a document', () => {
  const reject = { state: 'refused', reason: 'Too dark.' }

  /** Saves a form, and returns the message and the form with the current times, as the form's component sets them. */
  async function saveStale(form: object, decision: object) {
    const response = await send('PATCH', { ...form, ...decision })
    const [{ message, data }] = (await response.json()).errors
    const currentValue = (name: keyof typeof outdatedDecisionErrorPaths) =>
      data.errors.find(({ path }: { path: string }) => path === outdatedDecisionErrorPaths[name]).message || null
    const current = { reviewed_at: currentValue('reviewed_at'), profile_changed_at: currentValue('profile_changed_at') }
    expect(currentValue('message')).toBe(message)
    const retried = { ...form, ...current }
    return { status: response.status, message, retried, retry: () => decide({ ...retried, ...decision }) }
  }

  test('is refused if the profile changed after the form was opened, and accepted if saved again', async () => {
    const form = await openForm()
    await editProfile({ first_name: 'Komang' })
    const { status, message, retry } = await saveStale(form, { state: 'verified' })
    expect([status, message]).toEqual([409, expect.stringContaining('name or date of birth has changed')])
    expect(await openForm()).toMatchObject({ state: 'in_review' })
    await retry()
    expect(await openForm()).toMatchObject({ state: 'verified' })
  })

  test('is refused twice if the profile changed and another decision was made after the form was opened', async () => {
    const form = await openForm()
    await editProfile({ first_name: 'Komang' })
    await decide(reject)
    const first = await saveStale(form, { state: 'verified' })
    expect(first.message).toContain('name or date of birth has changed')
    const second = await saveStale(first.retried, { state: 'verified' })
    expect(second.message).toContain('(it is rejected)')
    expect(await openForm()).toMatchObject(reject)
    await second.retry()
    expect(await openForm()).toMatchObject({ state: 'verified' })
  })

  test('can be saved again without new input after another decision caused a refusal', async () => {
    const form = await openForm()
    await decide({ state: 'verified' })
    const { message, retry } = await saveStale(form, reject)
    expect(message).toContain('Save again to replace their decision.')
    await retry()
    expect(await openForm()).toMatchObject(reject)
  })

  test.each([
    ['verified', '', 'it is verified', 'sudah terverifikasi'],
    ['refused', 'Cut off.', 'it is rejected', 'sudah ditolak'],
  ])(
    'is refused after the other decision %j, which the error names in English and Indonesian',
    async (state, reason, english, indonesian) => {
      const form = await openForm()
      await decide({ state, reason })
      const { message } = await saveStale(form, reject)
      expect(message).toContain(`(${english})`)
      expect(translateMessage(message, 'id')).toContain(`(${indonesian})`)
    },
  )
})

test('a decision about a document of a deleted account is refused, and the error says why', async () => {
  const { cms, rest, staff, ben, ofBen } = company
  const data = { traveller: ben.account.id, state: 'verified' }
  const decideAboutBen = async () => {
    const response = await rest(staff.token, 'PATCH', `identity-documents/${ofBen.document.id}`, data)
    return { status: response.status, message: (await response.json()).errors[0].message }
  }
  await cms.payload.delete({ collection: 'identity-documents', id: ofBen.document.id })
  expect((await decideAboutBen()).message).toContain('withdrawn this document')
  const deletion = { deleted_at: longAgo }
  await cms.payload.db.updateOne({ collection: 'travellers', id: ben.account.id, data: deletion })
  expect(await decideAboutBen()).toEqual({
    status: 409,
    message: 'The traveller has deleted the account, and this document with it, so there is nothing left to review.',
  })
})
