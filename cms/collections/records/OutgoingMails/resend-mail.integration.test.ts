import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OutgoingMail } from '../../../generated/payload-types.ts'
import { type Company, startCompany } from '../../../testing/company.ts'
import { resendMail } from './resend-mail.ts'

let company: Company
let number = 0
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

/** Creates an email about Ayu's invoice, to a mistyped address. */
async function mail(data: Partial<OutgoingMail> = {}): Promise<number> {
  number += 1
  const { id } = await company.cms.payload.create({
    collection: 'outgoing-mails',
    data: {
      kind: 'payment_received',
      to: 'mistyped@example.com',
      invoice: company.ofAyu.invoiceId,
      payload: { amount: 5 },
      state: 'sent',
      sent_at: '2026-11-01T06:00:00.000Z',
      attempts: 1,
      dedupe_key: `payment_received:${number}`,
      ...data,
    },
  })
  return id
}

const resend = (id: number | string, token = company.staff.token) =>
  company.rest(token, 'POST', `outgoing-mails/${id}/send-again`)
const find = (id: number) => company.cms.payload.findByID({ collection: 'outgoing-mails', id, depth: 0 })
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const send = (id: number) =>
  company.cms.payload.db.updateOne({ collection: 'outgoing-mails', id, data: { state: 'sent' } })

describe('resending a sent email', () => {
  test('queues a copy with the same content, for the current address of the account', async () => {
    const id = await mail()
    const response = await (await resend(id)).json()
    expect(response).toEqual({ mail: expect.any(Number), kind: 'payment_received', to: 'ayu@example.com', isNew: true })
    expect(await find(response.mail)).toMatchObject({
      kind: 'payment_received',
      to: 'ayu@example.com',
      invoice: company.ofAyu.invoiceId,
      payload: { amount: 5 },
      state: 'queued',
      attempts: 0,
      sent_at: null,
    })
    expect(await find(id)).toMatchObject({
      state: 'sent',
      to: 'mistyped@example.com',
      sent_at: '2026-11-01T06:00:00.000Z',
    })
  })

  test('queues one copy for many requests, even if a request contains the id of the copy', async () => {
    const id = await mail()
    const results = await Promise.all(Array.from({ length: 12 }, async () => (await resend(id)).json()))
    const copies = new Set(results.map((response) => response.mail))
    expect([copies.size, results.filter(({ isNew }) => isNew)]).toEqual([1, [expect.anything()]])
    const [copy = 0] = copies
    expect(await (await resend(copy)).json()).toMatchObject({ mail: copy, isNew: false })
    // The copy is sent between two requests.
    await send(copy)
    expect(await (await resend(id)).json()).toMatchObject({ mail: copy, isNew: false })
  })

  test('queues a second copy after the first copy was sent', async () => {
    const { payload } = company.cms
    const id = await mail()
    const second = await resendMail(payload, id, later(0))
    await send(second?.mail ?? 0)
    const third = await resendMail(payload, second?.mail ?? 0, later(2))
    expect(third).toMatchObject({ isNew: true })
    expect(await find(third?.mail ?? 0)).toMatchObject({
      dedupe_key: expect.stringMatching(/^payment_received:\d+:again-2$/),
    })
  })
})

test('resending a failed email queues the same email again, for the current address of the account', async () => {
  const id = await mail({ state: 'failed', attempts: 9, sent_at: null })
  expect(await (await resend(id)).json()).toEqual({
    mail: id,
    kind: 'payment_received',
    to: 'ayu@example.com',
    isNew: true,
  })
  expect(await find(id)).toMatchObject({ state: 'queued', attempts: 0, to: 'ayu@example.com' })
  expect(await (await resend(id)).json()).toMatchObject({ mail: id, isNew: false })
})

test('only a failed email can be settled without sending, and a settled email can still be resent', async () => {
  const save = async (id: number, state: string) =>
    (await company.rest(company.staff.token, 'PATCH', `outgoing-mails/${id}`, { state })).status
  const id = await mail({ state: 'failed' })
  expect([await save(id, 'settled'), await save(id, 'queued')]).toEqual([200, 400])
  expect(await (await resend(id)).json()).toMatchObject({ mail: id, isNew: true })
  expect(await save(await mail(), 'settled')).toBe(400)
})

test('resending an email about an account uses the recipient of the original email', async () => {
  const id = await mail({ invoice: null, traveller: company.ayu.account.id, kind: 'email_changed' })
  expect(await (await resend(id)).json()).toMatchObject({ to: 'mistyped@example.com', isNew: true })
})

test('only staff and administrators resend emails', async () => {
  const id = await mail()
  for (const token of [company.editor.token, company.ayu.token, '']) expect((await resend(id, token)).status).toBe(403)
  expect((await resend(id, company.admin.token)).status).toBe(200)
})

test.each(['0', '999999', '99999999999', 'x', '1.5'])('resending the unknown email %j returns 404', async (id) => {
  expect((await resend(id)).status).toBe(404)
})

test('a bulk edit queues failed emails again, and refuses an email that was sent', async () => {
  const failed = [await mail({ state: 'failed', attempts: 9 }), await mail({ state: 'failed', attempts: 9 })]
  const sent = await mail()
  const change = (ids: number[]) =>
    company.rest(company.staff.token, 'PATCH', `outgoing-mails?where[id][in]=${ids.join(',')}`, { state: 'queued' })
  const { docs, errors } = await (await change([...failed, sent])).json()
  expect(docs.map(({ id }: OutgoingMail) => id).sort()).toEqual(failed)
  expect(errors).toMatchObject([{ id: sent }])
  for (const id of failed) expect(await find(id)).toMatchObject({ state: 'queued', attempts: 0 })
  expect((await find(sent)).state).toBe('sent')
})
