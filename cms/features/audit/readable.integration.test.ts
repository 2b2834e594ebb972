import { getLocalI18n } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { AuditLog, User } from '../../generated/payload-types.ts'
import { type Company, startCompany } from '../../testing/company.ts'
import type { Person } from '../../testing/people.ts'
import { createAuditLabels } from './audit-labels.ts'
import { readLinkedTitles } from './readable-change.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

type Row = Pick<AuditLog, 'operation' | 'kind' | 'entry' | 'title'>

/** Creates an audit log row with the given title. Old rows have no title or the id of the entry. */
async function createAuditRow(row: Row): Promise<number> {
  const { id } = await company.cms.payload.create({
    collection: 'audit-log',
    data: { who: 'staff', role: 'staff', colleague: company.staff.account.id, ...row },
  })
  return id
}

async function titleOf(id: number, language: 'en' | 'id', token = company.staff.token): Promise<unknown> {
  const headers = { cookie: `payload-lng=${language}` }
  const response = await company.cms.call('GET', `/api/audit-log/${id}`, { token, headers })
  return (await response.json()).title
}

test('the audit log shows the label of a global or of the site, even for a row without a title', async () => {
  const settings = await createAuditRow({ operation: 'update', kind: 'settings', entry: null, title: '' })
  const site = await createAuditRow({ operation: 'publish', kind: 'site', entry: null, title: 'Site' })
  expect([await titleOf(settings, 'en'), await titleOf(settings, 'id')]).toEqual(['Settings', 'Pengaturan'])
  expect([await titleOf(site, 'en'), await titleOf(site, 'id')]).toEqual(['Site', 'Situs'])
})

test('the audit log shows the kind and recipient of an email only to readers who may see the email', async () => {
  const entry = String(company.ofAyu.mailId)
  const mail = await createAuditRow({ operation: 'create', kind: 'outgoing-mails', entry, title: entry })
  expect([await titleOf(mail, 'en'), await titleOf(mail, 'id')]).toEqual([
    'Booking received, to x@example.com',
    'Pesanan diterima, kepada x@example.com',
  ])
  const { id, role } = company.staff.account
  await company.cms.payload.update({ collection: 'users', id, data: { role: 'editor' } })
  expect(await titleOf(mail, 'en')).toBe(entry)
  await company.cms.payload.update({ collection: 'users', id, data: { role } })
})

test('the audit log shows the booking of an invoice or payment event, and the traveller of a document', async () => {
  const { invoiceId, document } = company.ofAyu
  const booking = `NUSA-${company.ayu.account.id}`
  const invoice = await createAuditRow({ operation: 'update', kind: 'invoices', entry: invoiceId, title: invoiceId })
  expect(await titleOf(invoice, 'en')).toBe(booking)
  const { id: eventId } = await company.cms.payload.create({
    collection: 'payment-events',
    data: { invoice: invoiceId, kind: 'wrong_amount' },
  })
  const event = await createAuditRow({
    operation: 'update',
    kind: 'payment-events',
    entry: String(eventId),
    title: '1',
  })
  expect([await titleOf(event, 'en'), await titleOf(event, 'id')]).toEqual([
    `Paid the wrong amount, ${booking}`,
    `Dibayar dengan jumlah yang salah, ${booking}`,
  ])
  const entry = String(document.id)
  const decision = await createAuditRow({ operation: 'update', kind: 'identity-documents', entry, title: entry })
  expect(await titleOf(decision, 'en')).toBe(company.ayu.account.email)
})

test('the audit log finds invoices by booking number, and documents (also deleted ones) by traveller', async () => {
  const { invoiceId } = company.ofBen
  const { document } = company.ofAyu
  const { token } = company.staff
  await company.rest(token, 'PATCH', `invoices/${invoiceId}`, { notes: 'Called.' })
  const decision = { state: 'refused', reason: 'It is too dark.' }
  await company.rest(token, 'PATCH', `identity-documents/${document.id}`, decision)
  await company.cms.payload.delete({ collection: 'identity-documents', id: document.id })
  const found = async (title: string) =>
    (await (await company.rest(token, 'GET', `audit-log?where[title][equals]=${title}`)).json()).docs
  const booking = `NUSA-${company.ben.account.id}`
  expect(await found(booking)).toMatchObject([{ kind: 'invoices', entry: invoiceId, title: booking }])
  expect(await found(`Traveller ${company.ayu.account.id}`)).toMatchObject([
    { kind: 'identity-documents', entry: String(document.id), title: company.ayu.account.email },
  ])
})

test('the audit log shows the stored title of a deleted email', async () => {
  const mail = await createAuditRow({
    operation: 'resend',
    kind: 'outgoing-mails',
    entry: '4711',
    title: 'Booking received',
  })
  expect(await titleOf(mail, 'en')).toBe('Booking received')
})

test('readLinkedTitles returns the titles of related entries only to readers who may see the entries', async () => {
  const { payload, config } = company.cms
  const labels = createAuditLabels(config, 'refunds', await getLocalI18n({ config, language: 'en' }))
  const { bookingId } = company.ofAyu
  const change = { field: 'booking', before: null, after: bookingId }
  const titlesFor = async ({ account }: Person<User>) => {
    const titlesOf = await readLinkedTitles([change], labels, { payload, user: { ...account, collection: 'users' } })
    return [...titlesOf('booking')]
  }
  expect(await titlesFor(company.staff)).toEqual([[String(bookingId), `NUSA-${company.ayu.account.id}-1`]])
  expect(await titlesFor(company.editor)).toEqual([])
})

test('readLinkedTitles reads the titles for several changes with one query per collection', async () => {
  const { payload, config } = company.cms
  const labels = createAuditLabels(config, 'refunds', await getLocalI18n({ config, language: 'en' }))
  const [ofAyu, ofBen] = [company.ofAyu.bookingId, company.ofBen.bookingId]
  const changes = [
    { field: 'booking', before: null, after: ofAyu },
    { field: 'booking', before: ofAyu, after: ofBen },
  ]
  const find = vi.spyOn(payload, 'find')
  const user = { ...company.staff.account, collection: 'users' as const }
  const titlesOf = await readLinkedTitles(changes, labels, { payload, user })
  const queries = find.mock.calls.filter(([{ collection }]) => collection === 'bookings')
  find.mockRestore()
  expect(queries).toHaveLength(1)
  expect(titlesOf('booking').get(String(ofAyu))).toBe(`NUSA-${company.ayu.account.id}-1`)
  expect(titlesOf('booking').get(String(ofBen))).toBe(`NUSA-${company.ben.account.id}-1`)
})
