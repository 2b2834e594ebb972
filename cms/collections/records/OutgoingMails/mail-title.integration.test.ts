import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../../testing/company.ts'

let company: Company
let id = 0
let order = ''

beforeAll(async () => {
  company = await startCompany()
  const { payload } = company.cms
  const { invoiceId } = company.ofAyu
  const data = { kind: 'payment_received', to: 'ayu@example.com', invoice: invoiceId, dedupe_key: 'paid' } as const
  id = (await payload.create({ collection: 'outgoing-mails', data: { ...data, state: 'queued', attempts: 0 } })).id
  order = (await payload.findByID({ collection: 'invoices', id: invoiceId })).order_number ?? ''
})
afterAll(() => company.cms.stop())

async function titleIn(language: string): Promise<unknown> {
  const headers = { cookie: `payload-lng=${language}` }
  const response = await company.cms.call('GET', `/api/outgoing-mails/${id}`, { token: company.staff.token, headers })
  return (await response.json()).title
}

test('the title of an email consists of its kind, recipient and order, in the language of the reader', async () => {
  expect(order).toMatch(/^NUSA-/)
  expect(await titleIn('en')).toBe(`Payment received, to ayu@example.com (${order})`)
  expect(await titleIn('id')).toBe(`Pembayaran diterima, kepada ayu@example.com (${order})`)
})

test('the form of an email shows the title as its heading', () => {
  expect(company.cms.payload.collections['outgoing-mails'].config.admin.useAsTitle).toBe('title')
})
