import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BookedOffice, startBookedOffice } from '../testing/two-booked.ts'

let office: BookedOffice

beforeAll(async () => {
  office = await startBookedOffice()
})
afterAll(() => office.cms.stop())

describe('the mark that a person must act', () => {
  const note = 'Another amount or currency was paid than the invoice says.'
  const mark = (id: string, attention_note = note) =>
    office.cms.payload.db.updateOne({ collection: 'invoices', id, data: { needs_attention: true, attention_note } })

  test('stays where a form was opened before it was set, and what was written is saved', async () => {
    const { id } = await office.twoBooked('pending', 'pending')
    const form = { needs_attention: false, attention_note: null, notes: 'Called, no answer.' }
    await mark(id)
    expect((await office.patch(`invoices/${id}`, form)).status).toBe(200)
    expect(await office.readInvoice(id)).toMatchObject({ ...form, needs_attention: true, attention_note: note })
  })

  test('stays where another payment was added since the form was opened', async () => {
    const { id } = await office.twoBooked('pending', 'pending')
    await mark(id, `${note}\nA second payment arrived for this invoice.`)
    await office.patch(`invoices/${id}`, { needs_attention: false, attention_note: note })
    expect(await office.readInvoice(id)).toMatchObject({ needs_attention: true })
  })

  test('is taken away by who has read why it is there, and the reason stays', async () => {
    const { id } = await office.twoBooked('pending', 'pending')
    await mark(id)
    await office.patch(`invoices/${id}`, { needs_attention: false, attention_note: note, notes: 'Sent back.' })
    expect(await office.readInvoice(id)).toMatchObject({
      needs_attention: false,
      attention_note: note,
      notes: 'Sent back.',
    })
    await office.patch(`invoices/${id}`, { attention_note: 'Nothing.' })
    expect((await office.readInvoice(id)).attention_note).toBe(note)
  })

  test('of a refund goes by what it says', async () => {
    const { id, first } = await office.twoBooked('paid', 'paid')
    await office.patch(`bookings/${first}`, { status: 'cancelled' })
    const refund = (await office.refundsOf(id))[0]?.id ?? 0
    const error = 'The refund has been on its way for more than two weeks.'
    const data = { state: 'pending', needs_attention: true, error }
    await office.cms.payload.db.updateOne({ collection: 'refunds', id: refund, data })
    const form = { state: 'pending', needs_attention: false, notes: 'Waits.' }
    await office.patch(`refunds/${refund}`, { ...form, error: null })
    expect((await office.refundsOf(id))[0]).toMatchObject({ ...data, notes: 'Waits.' })
    await office.patch(`refunds/${refund}`, { ...form, error })
    expect((await office.refundsOf(id))[0]).toMatchObject({ needs_attention: false, error })
  })
})
