import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OutgoingMail } from '../../../generated/payload-types.ts'
import { type Company, startCompany } from '../../../testing/company.ts'

const dark = 'The picture is too dark.'
const cut = 'The picture is cut off.'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

async function decide(data: object): Promise<void> {
  const { rest, staff, ofAyu } = company
  expect((await rest(staff.token, 'PATCH', `identity-documents/${ofAyu.document.id}`, data)).status).toBe(200)
}

/** Returns the emails to the traveller that are queued or sent, oldest first. */
async function readMails(): Promise<OutgoingMail[]> {
  const traveller = { equals: company.ayu.account.id }
  const found = { collection: 'outgoing-mails', where: { traveller }, sort: 'id', depth: 0 } as const
  return (await company.cms.payload.find(found)).docs
}

const refusal = (reason: string) => ({ kind: 'identity_refused', payload: { reason } })

async function updateMails(data: Partial<OutgoingMail>): Promise<void> {
  for (const { id } of await readMails())
    await company.cms.payload.db.updateOne({ collection: 'outgoing-mails', id, data })
}

/** Resets the document to undecided and deletes its emails. */
async function resetDocument(): Promise<void> {
  await company.cms.payload.db.deleteMany({ collection: 'outgoing-mails', where: { kind: { like: 'identity' } } })
  await decide({ state: 'in_review' })
}

describe('a repeated rejection of a document', () => {
  beforeEach(async () => {
    await resetDocument()
    await decide({ state: 'refused', reason: dark })
  })

  test('is mailed once, with the corrected reason, if the first email is still queued', async () => {
    await decide({ reason: cut })
    await decide({ state: 'refused', reason: dark })
    await decide({ state: 'refused', reason: cut })
    expect(await readMails()).toMatchObject([refusal(cut)])
  })

  test('is mailed again with the corrected reason if the first email was sent', async () => {
    await updateMails({ state: 'sent', sent_at: new Date().toISOString(), next_attempt_at: null })
    await decide({ reason: cut })
    expect(await readMails()).toMatchObject([
      { ...refusal(dark), state: 'sent' },
      { ...refusal(cut), state: 'queued', attempts: 0 },
    ])
  })

  test('is mailed again with the corrected reason while the first email is being sent', async () => {
    await updateMails({ attempts: 1, next_attempt_at: new Date(Date.now() + 60_000).toISOString() })
    await decide({ reason: cut })
    expect(await readMails()).toMatchObject([refusal(dark), refusal(cut)])
  })

  test('is mailed once, with the corrected reason, if the first email failed and will be retried', async () => {
    const later = new Date(Date.now() + 60_000).toISOString()
    await updateMails({ attempts: 1, last_error: 'The mail server is away.', next_attempt_at: later })
    await decide({ reason: cut })
    expect(await readMails()).toMatchObject([refusal(cut)])
  })

  test('is not mailed again if its reason is unchanged', async () => {
    await updateMails({ state: 'sent', sent_at: new Date().toISOString(), next_attempt_at: null })
    await decide({ state: 'refused', reason: ` ${dark} ` })
    expect(await readMails()).toMatchObject([refusal(dark)])
  })
})

describe('a decision about a document', () => {
  const path = () => `identity-documents/${company.ofAyu.document.id}`
  const send = (method: string, data?: object) => company.rest(company.staff.token, method, path(), data)
  const opened = async () => (await send('GET')).json()

  test('is refused if another decision was made after the form was opened, and the error says which', async () => {
    await resetDocument()
    const form = await opened()
    await decide({ state: 'verified' })
    const response = await send('PATCH', { ...form, state: 'refused', reason: dark })
    expect(response.status).toBe(409)
    expect((await response.json()).errors[0].message).toBe(
      'Someone else has reviewed this document in the meantime (it is verified). Your choice was not saved, but it is still in this form. Save again to replace their decision.',
    )
    expect(await opened()).toMatchObject({ state: 'verified', reason: null })
  })

  test('is accepted if it equals the stored decision, or if the form was opened after that decision', async () => {
    await resetDocument()
    const form = await opened()
    await decide({ state: 'verified' })
    expect((await send('PATCH', { ...form, state: 'verified' })).status).toBe(200)
    expect((await send('PATCH', { ...(await opened()), state: 'refused', reason: dark })).status).toBe(200)
  })
})

describe('a document with a decision', () => {
  const reopen = () =>
    company.rest(company.staff.token, 'PATCH', `identity-documents/${company.ofAyu.document.id}`, {
      state: 'in_review',
    })

  test('can return to review before the email about the decision is sent', async () => {
    await resetDocument()
    await decide({ state: 'verified' })
    expect((await reopen()).status).toBe(200)
    expect(await readMails()).toEqual([])
  })

  test('cannot return to review after the email about the decision was sent, but can be decided again', async () => {
    await resetDocument()
    await decide({ state: 'verified' })
    await updateMails({ state: 'sent', sent_at: new Date().toISOString(), next_attempt_at: null })
    const response = await reopen()
    expect(response.status).toBe(409)
    expect((await response.json()).errors[0].message).toContain('Please choose Verified or Rejected')
    await decide({ state: 'refused', reason: dark })
    expect((await reopen()).status).toBe(409)
    expect(await readMails()).toMatchObject([{ kind: 'identity_verified' }, refusal(dark)])
  })
})
