import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clearAttention, readAttention, setReviewState } from '../../testing/attention.ts'
import { type Company, startCompany } from '../../testing/company.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())
beforeEach(() => clearAttention(company))

const startPageOf = (user: Parameters<typeof readAttention>[1]) => readAttention(company, user)

const createEvent = (kind: string, needs_attention = true) =>
  company.cms.payload.create({
    collection: 'payment-events',
    data: { invoice: company.ofAyu.invoiceId, kind, needs_attention },
  })

test('the start page counts the payments, refunds and emails that need attention, and links to lists of these entries', async () => {
  const { payload } = company.cms
  for (const kind of ['paid_after_expiry', 'paid_after_cancellation', 'wrong_amount', 'paid_twice']) {
    await createEvent(kind)
    await createEvent(kind, false)
  }
  const change = (collection: 'refunds' | 'outgoing-mails', id: number, data: Record<string, unknown>) =>
    payload.db.updateOne({ collection, id, data })
  await change('refunds', company.ofAyu.refundId, { state: 'by_hand', needs_attention: true })
  await change('refunds', company.ofBen.refundId, { state: 'pending', needs_attention: true })
  await change('outgoing-mails', company.ofAyu.mailId, { state: 'failed' })
  await change('outgoing-mails', company.ofBen.mailId, { state: 'failed' })

  const startPage = await startPageOf(company.staff)
  expect(startPage.map(([words]) => words)).toEqual([
    '2 late payments',
    '1 payment with the wrong amount',
    '1 other payment event needs attention',
    '1 refund to be made manually',
    '1 other refund needs attention',
    '2 emails could not be sent',
  ])
  for (const [words, address] of startPage) {
    const response = await company.rest(company.staff.token, 'GET', address.replace('/admin/collections/', ''))
    expect((await response.json()).totalDocs, words).toBe(Number.parseInt(words, 10))
  }
  expect(await startPageOf(company.admin)).toEqual(startPage)
})

test.each(['by_hand', 'failed'])(
  'the start page lists a refund with the state %j, even without an attention flag',
  async (state) => {
    const data = { state, needs_attention: false }
    await company.cms.payload.db.updateOne({ collection: 'refunds', id: company.ofAyu.refundId, data })
    const startPage = await startPageOf(company.staff)
    expect(startPage.map(([words]) => words)).toEqual(['1 refund to be made manually'])
    const response = await company.rest(
      company.staff.token,
      'GET',
      `${startPage[0]?.[1]}`.replace('/admin/collections/', ''),
    )
    expect((await response.json()).docs).toMatchObject([{ id: company.ofAyu.refundId }])
  },
)

test('the start page does not list payment events that need no attention', async () => {
  await createEvent('paid', false)
  expect(await startPageOf(company.staff)).toEqual([])
})

test('the start page lists identity documents in review until staff approve them', async () => {
  for (const { document } of [company.ofAyu, company.ofBen]) await setReviewState(company, document.id, 'in_review')
  for (const who of [company.staff, company.admin]) {
    const [[words, address = ''] = []] = await startPageOf(who)
    expect(words).toBe('2 identity documents to review')
    const response = await company.rest(who.token, 'GET', address.replace('/admin/collections/', ''))
    expect((await response.json()).totalDocs).toBe(2)
  }
  const decide = (id: number) =>
    company.rest(company.staff.token, 'PATCH', `identity-documents/${id}`, { state: 'verified' })
  await decide(company.ofAyu.document.id)
  expect(await startPageOf(company.staff)).toEqual([['1 identity document to review', expect.any(String)]])
  await decide(company.ofBen.document.id)
  expect(await startPageOf(company.staff)).toEqual([])
})

test('resolving an invoice also resolves its payments', async () => {
  const { payload } = company.cms
  const id = company.ofAyu.invoiceId
  const attention_note = 'Another amount.'
  await payload.db.updateOne({ collection: 'invoices', id, data: { needs_attention: true, attention_note } })
  await createEvent('unknown_status')
  const save = (data: object) => company.rest(company.staff.token, 'PATCH', `invoices/${id}`, data)
  await save({ notes: 'Called.' })
  expect(await startPageOf(company.staff)).toHaveLength(1)
  await save({ needs_attention: false, attention_note })
  expect(await startPageOf(company.staff)).toEqual([])
})

test('the start page lists a manually flagged invoice until the invoice is resolved', async () => {
  const flagInvoice = (needs_attention: boolean) =>
    company.rest(company.staff.token, 'PATCH', `invoices/${company.ofBen.invoiceId}`, { needs_attention })
  await createEvent('wrong_amount')
  await company.cms.payload.db.updateOne({
    collection: 'invoices',
    id: company.ofAyu.invoiceId,
    data: { needs_attention: true },
  })
  await flagInvoice(true)
  const [, startPage] = await startPageOf(company.staff)
  expect(startPage?.[0]).toBe('1 invoice flagged manually')
  const response = await company.rest(
    company.staff.token,
    'GET',
    `${startPage?.[1]}`.replace('/admin/collections/', ''),
  )
  expect((await response.json()).docs).toMatchObject([{ id: company.ofBen.invoiceId }])
  await flagInvoice(false)
  expect(await startPageOf(company.staff)).toHaveLength(1)
})

test('resolving the last payment of an invoice also resolves the invoice', async () => {
  const { payload } = company.cms
  const id = company.ofAyu.invoiceId
  const marked = { needs_attention: true, attention_note: 'Another amount.\nA second payment.' }
  await payload.db.updateOne({ collection: 'invoices', id, data: marked })
  const [amount, second] = [await createEvent('wrong_amount'), await createEvent('paid_twice')]
  const resolveEvent = (event: number) =>
    company.rest(company.staff.token, 'PATCH', `payment-events/${event}`, { outcome: 'kept' })
  const invoice = () => payload.findByID({ collection: 'invoices', id, depth: 0 })
  expect((await resolveEvent(amount.id)).status).toBe(200)
  expect(await invoice()).toMatchObject(marked)
  expect((await resolveEvent(second.id)).status).toBe(200)
  expect(await invoice()).toMatchObject({ ...marked, needs_attention: false })
  expect(await startPageOf(company.staff)).toEqual([])
  // A flag that is set later is a new task.
  await payload.db.updateOne({ collection: 'invoices', id, data: marked })
  expect((await resolveEvent(second.id)).status).toBe(200)
  expect((await invoice()).needs_attention).toBe(true)
})

test('staff can resolve a payment for an unknown invoice only by recording an outcome', async () => {
  const data = { kind: 'unknown_invoice', needs_attention: true }
  const { id } = await company.cms.payload.create({ collection: 'payment-events', data })
  const settle = (change: object) => company.rest(company.staff.token, 'PATCH', `payment-events/${id}`, change)
  expect((await settle({ needs_attention: false })).status).toBe(400)
  const { doc } = await (await settle({ outcome: 'given_back' })).json()
  expect(doc).toMatchObject({ needs_attention: false, outcome: 'given_back' })
})
