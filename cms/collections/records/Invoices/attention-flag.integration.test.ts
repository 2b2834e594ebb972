import { refundNote } from '@nusa/shared/booking'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BookedOffice, startBookedOffice } from '../../../testing/booked-office.ts'

let office: BookedOffice

beforeAll(async () => {
  office = await startBookedOffice()
})
afterAll(() => office.cms.stop())

describe('the needs_attention flag', () => {
  const note = 'The paid amount or currency differs from the invoice.'
  const flagInvoice = (id: string, attention_note = note) =>
    office.cms.payload.db.updateOne({ collection: 'invoices', id, data: { needs_attention: true, attention_note } })

  test('stays set if the flag was set after the form was opened, and other fields are saved', async () => {
    const { id } = await office.bookTwo('pending', 'pending')
    const form = { needs_attention: false, attention_note: null, notes: 'Called, no answer.' }
    await flagInvoice(id)
    expect((await office.patch(`invoices/${id}`, form)).status).toBe(200)
    expect(await office.readInvoice(id)).toMatchObject({ ...form, needs_attention: true, attention_note: note })
  })

  test('stays set if another payment was recorded after the form was opened', async () => {
    const { id } = await office.bookTwo('pending', 'pending')
    await flagInvoice(id, `${note}\nA second payment arrived for this invoice.`)
    await office.patch(`invoices/${id}`, { needs_attention: false, attention_note: note })
    expect(await office.readInvoice(id)).toMatchObject({ needs_attention: true })
  })

  test('is cleared by a user who has seen the reason, and the reason stays stored', async () => {
    const { id } = await office.bookTwo('pending', 'pending')
    await flagInvoice(id)
    await office.patch(`invoices/${id}`, { needs_attention: false, attention_note: note, notes: 'Sent back.' })
    expect(await office.readInvoice(id)).toMatchObject({
      needs_attention: false,
      attention_note: note,
      notes: 'Sent back.',
    })
    await office.patch(`invoices/${id}`, { attention_note: 'Nothing.' })
    expect((await office.readInvoice(id)).attention_note).toBe(note)
  })

  test('is cleared for a refund only if the form contains the current error', async () => {
    const { id, first } = await office.bookTwo('paid', 'paid')
    await office.patch(`bookings/${first}`, { status: 'cancelled' })
    const refund = (await office.readRefunds(id))[0]?.id ?? 0
    const error = refundNote({ kind: 'late', detail: null })
    const data = { state: 'pending', needs_attention: true, error_kind: 'late' }
    await office.cms.payload.db.updateOne({ collection: 'refunds', id: refund, data })
    const form = { state: 'pending', needs_attention: false, notes: 'Waits.' }
    await office.patch(`refunds/${refund}`, { ...form, error: null })
    expect((await office.readRefunds(id))[0]).toMatchObject({ ...data, error, notes: 'Waits.' })
    await office.patch(`refunds/${refund}`, { ...form, error })
    expect((await office.readRefunds(id))[0]).toMatchObject({ needs_attention: false, error })
  })
})
