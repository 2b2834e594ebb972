import { addDays, todayInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Company,
  recordCollections,
  startCompany,
  stockCollections,
  uploadCollections,
} from '../testing/company.ts'
import { createTour } from '../testing/content.ts'

const today = todayInBali(new Date())
let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

describe('staff', () => {
  test('can read bookings, payments and travellers, and write stock but no content', async () => {
    expect(await company.findReadableCollections(company.staff.token)).toEqual(
      expect.arrayContaining([...recordCollections, ...uploadCollections]),
    )
    const writable = await company.findWritableCollections(company.staff.token)
    expect(writable).toEqual(stockCollections)
    expect((await company.rest(company.staff.token, 'POST', 'globals/settings', { tax: 0 })).status).toBe(403)
  })

  test('read only published content', async () => {
    const { docs } = await (await company.rest(company.staff.token, 'GET', 'tours?draft=true')).json()
    expect(docs).toMatchObject([{ title: 'Nusa Penida' }])
  })

  test('read the name of an unpublished product that they request by its ID, and nothing else of it', async () => {
    const { payload } = company.cms
    const { id } = await createTour(payload, { title: 'Mount Abang', slug: 'mount-abang' })
    await payload.update({ collection: 'tours', id, data: { _status: 'draft' } })
    const read = async (query: string, token = company.staff.token) => {
      const response = await company.rest(token, 'GET', `tours?depth=0&${query}`)
      return response.ok ? (await response.json()).docs : response.status
    }
    const byId = `where[id][in][0]=${id}`
    const title = 'select[title]=true'
    expect(await read(`${byId}&${title}&draft=true`)).toEqual([{ id, title: 'Mount Abang', slug: 'mount-abang' }])
    for (const query of [
      byId,
      `${byId}&${title}&select[price]=true`,
      `${byId}&select[price]=true`,
      `${byId}&where[price][greater_than]=0&${title}`,
      `where[title][equals]=Mount Abang&${title}`,
      `where[id][equals]=${id}&${title}`,
    ])
      expect(await read(query), query).toEqual([])
    expect(await read(`${byId}&${title}`, company.ayu.token)).toBe(403)
    expect((await company.rest(company.staff.token, 'GET', `tours/${id}?${title}`)).status).toBe(404)
  })

  test('read the published version while an editor has a draft', async () => {
    const { docs } = await (await company.rest(company.staff.token, 'GET', 'tours')).json()
    const draft = { title: 'Nusa Penida by night', _status: 'draft' }
    await company.rest(company.editor.token, 'PATCH', `tours/${docs[0].id}?draft=true`, draft)
    for (const path of [
      `tours?draft=true&where[id][equals]=${docs[0].id}`,
      'tours?draft=true&where[title][like]=Penida',
    ]) {
      const found = await (await company.rest(company.staff.token, 'GET', path)).json()
      expect(found.docs, path).toMatchObject([{ id: docs[0].id, title: 'Nusa Penida' }])
    }
    const one = await company.rest(company.staff.token, 'GET', `tours/${docs[0].id}?draft=true`)
    expect(await one.json()).toMatchObject({ title: 'Nusa Penida' })
    const asEditor = await company.rest(company.editor.token, 'GET', `tours/${docs[0].id}?draft=true`)
    expect(await asEditor.json()).toMatchObject({ title: 'Nusa Penida by night' })
  })

  test('can change the status of a booking, but not its price, payment or traveller', async () => {
    const change = { status: 'pending', total_price: 1, payment_status: 'paid', user_id: company.ben.account.id }
    const { doc } = await (
      await company.rest(company.staff.token, 'PATCH', `bookings/${company.ofAyu.bookingId}?depth=0`, change)
    ).json()
    expect(doc).toMatchObject({
      status: 'pending',
      total_price: 900_000,
      payment_status: 'pending',
      user_id: company.ayu.account.id,
    })
  })

  test('can cancel a booking permanently, which releases its capacity and records the time and the role', async () => {
    const path = `bookings/${company.ofBen.bookingId}`
    const response = await company.rest(company.staff.token, 'PATCH', `${path}?depth=0`, {
      status: 'cancelled',
      cancelled_by: 'traveller',
    })
    expect((await response.json()).doc).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'staff',
      cancelled_at: expect.stringMatching(/^\d{4}-/),
    })
    const hold = await company.cms.payload.findByID({ collection: 'holds', id: company.ofBen.holdId })
    expect(hold.released_at).not.toBeNull()
    expect((await company.rest(company.staff.token, 'PATCH', path, { status: 'confirmed' })).status).toBe(400)
    expect(await company.cms.payload.findByID({ collection: 'holds', id: company.ofAyu.holdId })).toMatchObject({
      released_at: null,
    })
  })

  test('can create one capacity entry per tour and day, but not for a past day', async () => {
    const { docs } = await (await company.rest(company.staff.token, 'GET', 'tours')).json()
    const places = { tour: docs[0].id, date: addDays(today, 30), places: 3, note: 'A small boat.' }
    const { doc } = await (await company.rest(company.staff.token, 'POST', 'tour-places', places)).json()
    expect((await company.rest(company.staff.token, 'PATCH', `tour-places/${doc.id}`, { places: 2 })).status).toBe(200)
    const again = await company.rest(company.staff.token, 'POST', 'tour-places', places)
    expect([again.status, (await again.json()).errors[0].data.errors[0].message]).toEqual([
      400,
      'There is already an entry for this date. Please change that entry.',
    ])
    const over = await company.rest(company.staff.token, 'POST', 'tour-places', { ...places, date: addDays(today, -1) })
    expect([over.status, (await over.json()).errors[0].data.errors[0].message]).toEqual([
      400,
      'This date has passed in Bali. Please choose today or a later date.',
    ])
  })

  test('can set the number of available rooms for a night only for a room of the chosen hotel', async () => {
    const rooms = [{ name: 'Garden Room', capacity: 2, total_rooms: 3, base_price: 900_000 }]
    const data = { name: 'Lembah', slug: 'lembah', rooms, _status: 'published' } as const
    const hotel = await company.cms.payload.create({ collection: 'hotels', data })
    const night = { hotel: hotel.id, date: addDays(today, 30), rooms: 1 }
    const room = hotel.rooms?.[0]?.id
    const { doc } = await (await company.rest(company.staff.token, 'POST', 'room-stock', { ...night, room })).json()
    expect(doc).toMatchObject({ room_name: 'Garden Room', rooms: 1 })
    expect((await company.rest(company.staff.token, 'POST', 'room-stock', { ...night, room: 'another' })).status).toBe(
      400,
    )
  })

  test('can add a note to an invoice, but not change its amounts or status', async () => {
    const change = {
      notes: 'Called.',
      needs_attention: false,
      status: 'paid',
      total_after_tax: 1,
      paid_at: '2026-01-01',
    }
    const { doc } = await (
      await company.rest(company.staff.token, 'PATCH', `invoices/${company.ofAyu.invoiceId}`, change)
    ).json()
    expect(doc).toMatchObject({ notes: 'Called.', status: 'pending', total_after_tax: 990_000, paid_at: null })
  })

  test('cannot create or delete records of bookings and payments', async () => {
    for (const [slug, id] of [
      ['bookings', company.ofAyu.bookingId],
      ['invoices', company.ofAyu.invoiceId],
      ['payment-events', company.ofAyu.eventId],
      ['refunds', company.ofAyu.refundId],
      ['outgoing-mails', company.ofAyu.mailId],
      ['accepted-terms', company.ofAyu.termsId],
      ['holds', company.ofAyu.holdId],
    ]) {
      expect((await company.rest(company.staff.token, 'DELETE', `${slug}/${id}`)).status).toBe(403)
      expect((await company.rest(company.admin.token, 'DELETE', `${slug}/${id}`)).status).toBe(403)
      expect((await company.rest(company.admin.token, 'POST', `${slug}`, {})).status).toBe(403)
    }
  })

  test('can add a note to a refund, but not change its amount or set an arbitrary state', async () => {
    const change = { notes: 'Called.', amount: 1, idempotency_key: 'another' }
    const { doc } = await (
      await company.rest(company.staff.token, 'PATCH', `refunds/${company.ofAyu.refundId}?depth=0`, change)
    ).json()
    expect(doc).toMatchObject({ notes: 'Called.', amount: 990_000, state: 'by_hand' })
    expect(doc.idempotency_key).not.toBe('another')
    for (const state of ['requested', 'pending', 'failed']) {
      expect(
        (await company.rest(company.staff.token, 'PATCH', `refunds/${company.ofAyu.refundId}`, { state })).status,
      ).toBe(400)
    }
  })

  test('can queue a failed email again, but cannot change its other fields', async () => {
    const path = `outgoing-mails/${company.ofAyu.mailId}?depth=0`
    expect((await company.rest(company.staff.token, 'PATCH', path, { state: 'sent' })).status).toBe(400)
    const failed = { state: 'failed', attempts: 8 }
    await company.cms.payload.db.updateOne({ collection: 'outgoing-mails', id: company.ofAyu.mailId, data: failed })
    const { doc } = await (
      await company.rest(company.staff.token, 'PATCH', path, {
        state: 'queued',
        to: 'thief@example.com',
        dedupe_key: 'x',
        kind: 'x',
      })
    ).json()
    expect(doc).toMatchObject({ state: 'queued', attempts: 0, to: 'x@example.com', kind: 'booking_received' })
    expect(Date.parse(doc.next_attempt_at)).toBeLessThanOrEqual(Date.now())
  })

  test('cause one email to the traveller by cancelling a booking, and none by changing the staff note', async () => {
    const path = `bookings/${company.ofBen.bookingId}`
    expect((await company.rest(company.staff.token, 'PATCH', path, { staff_note: 'Called.' })).status).toBe(200)
    for (const change of [{ status: 'cancelled' }, { staff_note: 'Called again.' }]) {
      expect((await company.rest(company.staff.token, 'PATCH', path, change)).status).toBe(200)
    }
    const { docs } = await company.cms.payload.find({
      collection: 'outgoing-mails',
      where: { booking: { equals: company.ofBen.bookingId } },
      depth: 0,
    })
    expect(docs).toMatchObject([
      { kind: 'booking_cancelled', to: company.ben.account.email, state: 'queued', invoice: company.ofBen.invoiceId },
    ])
  })

  test('can approve an identity document, or reject it with a reason', async () => {
    const path = `identity-documents/${company.ofAyu.document.id}?depth=0`
    expect((await company.rest(company.staff.token, 'PATCH', path, { state: 'refused' })).status).toBe(400)
    const refusal = {
      state: 'refused',
      reason: 'Blurred.',
      traveller: company.ben.account.id,
      reviewed_by: company.admin.account.id,
    }
    const { doc } = await (await company.rest(company.staff.token, 'PATCH', path, refusal)).json()
    expect(doc).toMatchObject({ ...refusal, traveller: company.ayu.account.id, reviewed_by: company.staff.account.id })
    expect(doc.reviewed_at).toMatch(/^\d{4}-/)
    const readMails = async () => {
      const { docs } = await company.cms.payload.find({
        collection: 'outgoing-mails',
        where: { traveller: { equals: company.ayu.account.id } },
        depth: 0,
      })
      return docs
    }
    expect(await readMails()).toMatchObject([
      { kind: 'identity_refused', to: 'ayu@example.com', state: 'queued', payload: { reason: 'Blurred.' } },
    ])
    const accepted = await (await company.rest(company.staff.token, 'PATCH', path, { state: 'verified' })).json()
    expect(accepted.doc).toMatchObject({ state: 'verified', reason: null })
    // The refusal was not sent yet, so the acceptance replaces it.
    expect(await readMails()).toMatchObject([{ kind: 'identity_verified', to: 'ayu@example.com', state: 'queued' }])
    expect((await company.rest(company.editor.token, 'PATCH', path, { state: 'refused', reason: 'x' })).status).toBe(
      403,
    )
  })
})
