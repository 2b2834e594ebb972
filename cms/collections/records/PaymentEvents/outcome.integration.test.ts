import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Company, startCompany } from '../../../testing/company.ts'

let company: Company
let late: number
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())
beforeEach(async () => {
  const { payload } = company.cms
  const every = { where: { id: { exists: true } } }
  await payload.delete({ collection: 'payment-events', ...every })
  await payload.delete({ collection: 'outgoing-mails', ...every })
  const id = company.ofAyu.invoiceId
  const data = { needs_attention: true, attention_note: 'Late.' }
  await payload.db.updateOne({ collection: 'invoices', id, data })
  late = (await createEvent({ amount: 990_000, paidAmount: 980_000, currency: 'IDR' })).id
})

const createEvent = (detail: object) =>
  company.cms.payload.create({
    collection: 'payment-events',
    data: {
      invoice: company.ofAyu.invoiceId,
      kind: 'paid_after_cancellation',
      detail: { ...detail },
      needs_attention: true,
    },
  })

const save = (address: string, data: object) => company.rest(company.staff.token, 'PATCH', address, data)
const settle = (data: object, event = late) => save(`payment-events/${event}`, data)
const invoice = () => company.cms.payload.findByID({ collection: 'invoices', id: company.ofAyu.invoiceId, depth: 0 })
const history = async () =>
  (await company.cms.payload.find({ collection: 'payment-events', sort: 'id', depth: 0 })).docs
const mails = async () => (await company.cms.payload.find({ collection: 'outgoing-mails', depth: 0 })).docs

test('an unmatched payment is settled by choosing a resolution, not by clearing its flag', async () => {
  for (const needs_attention of [false, null, '']) {
    const refused = await settle({ needs_attention })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Please choose a resolution')
  }
  expect((await invoice()).needs_attention).toBe(true)
  expect((await settle({ outcome: 'kept' })).status).toBe(200)
  expect(await history()).toMatchObject([{ outcome: 'kept', needs_attention: false }])
  expect((await invoice()).needs_attention).toBe(false)
  expect(await mails()).toEqual([])
})

test('the refund of a payment is recorded with its amount and user, and mailed to the traveller once', async () => {
  expect((await settle({ outcome: 'given_back' })).status).toBe(200)
  expect((await settle({ outcome: 'given_back' })).status).toBe(200)
  expect((await invoice()).needs_attention).toBe(false)
  const [, note, ...more] = await history()
  expect(note).toMatchObject({
    kind: 'misfit_given_back',
    needs_attention: false,
    detail: { payment: late, amount: 980_000, by: company.staff.account.email },
  })
  expect(more).toEqual([])
  expect(await mails()).toMatchObject([
    { kind: 'payment_given_back', state: 'queued', payload: { amount: 980_000 }, invoice: company.ofAyu.invoiceId },
  ])
})

test('the resolution of a refunded payment cannot be changed, but a kept payment can be refunded later', async () => {
  await settle({ outcome: 'kept' })
  expect((await settle({ outcome: 'given_back' })).status).toBe(200)
  expect(await mails()).toHaveLength(1)
  for (const outcome of ['kept', null]) expect((await settle({ outcome })).status).toBe(400)
})

test('removing the resolution of a kept payment flags the payment and its invoice again', async () => {
  await settle({ outcome: 'kept' })
  expect((await settle({ outcome: null })).status).toBe(200)
  expect(await history()).toMatchObject([{ outcome: null, needs_attention: true }])
  expect(await invoice()).toMatchObject({ needs_attention: true, attention_note: 'Late.' })
  expect((await settle({ outcome: 'kept' })).status).toBe(200)
  expect((await invoice()).needs_attention).toBe(false)
})

test('a settled payment cannot be flagged again', async () => {
  for (const outcome of ['kept', 'given_back']) {
    await settle({ outcome })
    expect((await settle({ needs_attention: true })).status).toBe(400)
    expect((await invoice()).needs_attention).toBe(false)
  }
})

test('flagging a payment event manually flags its invoice', async () => {
  await settle({ outcome: 'kept' })
  const data = { invoice: company.ofAyu.invoiceId, kind: 'expired', needs_attention: false }
  const { id } = await company.cms.payload.create({ collection: 'payment-events', data })
  expect((await settle({ needs_attention: true }, id)).status).toBe(200)
  expect((await invoice()).needs_attention).toBe(true)
  expect((await settle({ needs_attention: false }, id)).status).toBe(200)
  expect((await invoice()).needs_attention).toBe(false)
})

test('a matching payment accepts no resolution and causes no email', async () => {
  const data = { invoice: company.ofAyu.invoiceId, kind: 'paid', detail: { amount: 990_000, currency: 'IDR' } }
  const { id } = await company.cms.payload.create({ collection: 'payment-events', data })
  const refused = await settle({ outcome: 'given_back' }, id)
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('This payment needs no resolution')
  expect(await mails()).toEqual([])
})

test('the list of payments shows the traveller of each payment', async () => {
  const data = { full_name: 'Ayu Lestari' }
  await company.cms.payload.update({ collection: 'travellers', id: company.ayu.account.id, data })
  const { docs } = await (await company.rest(company.staff.token, 'GET', 'payment-events')).json()
  expect(docs).toMatchObject([{ id: late, traveller_name: 'Ayu Lestari' }])
})

test('a refund in another currency is mailed without an amount', async () => {
  const { id } = await createEvent({ amount: 50, currency: 'USD' })
  await settle({ outcome: 'given_back' }, id)
  expect(await mails()).toMatchObject([{ payload: {} }])
})

test('the flag of an invoice cannot be cleared until each of its payments has a resolution', async () => {
  const address = `invoices/${company.ofAyu.invoiceId}`
  const seen = { needs_attention: false, attention_note: 'Late.' }
  for (const needs_attention of [false, null]) {
    const refused = await save(address, { ...seen, needs_attention })
    expect(refused.status).toBe(400)
    const [{ data }] = (await refused.json()).errors
    expect(data.errors).toMatchObject([
      { path: 'needs_attention', message: expect.stringContaining('choose a resolution there') },
    ])
  }
  expect((await history())[0]?.needs_attention).toBe(true)
  await settle({ outcome: 'given_back' })
  expect((await save(address, seen)).status).toBe(200)
})

test('records of a deleted account contain the time of the deletion, and cause no email about a refund', async () => {
  const { cms, rest, staff, ayu, ofAyu } = company
  const deleted_at = '2026-11-27T06:00:00.000Z'
  const setDeletion = (data: { deleted_at: string | null }) =>
    cms.payload.db.updateOne({ collection: 'travellers', id: ayu.account.id, data })
  const records = [
    `payment-events/${late}`,
    `invoices/${ofAyu.invoiceId}`,
    `refunds/${ofAyu.refundId}`,
    `bookings/${ofAyu.bookingId}`,
  ]
  const deletions = () =>
    Promise.all(
      records.map(async (address) => (await (await rest(staff.token, 'GET', address)).json()).traveller_deleted_at),
    )
  expect(await deletions()).toEqual([null, null, null, null])
  await setDeletion({ deleted_at })
  expect(await deletions()).toEqual([deleted_at, deleted_at, deleted_at, deleted_at])
  expect((await settle({ outcome: 'given_back' })).status).toBe(200)
  expect(await mails()).toEqual([])
  await setDeletion({ deleted_at: null })
})
