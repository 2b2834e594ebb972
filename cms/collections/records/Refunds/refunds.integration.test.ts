import { refundNote } from '@nusa/shared/booking'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BookedOffice, createInvoiceQuery, startBookedOffice } from '../../../testing/booked-office.ts'

let office: BookedOffice

beforeAll(async () => {
  office = await startBookedOffice()
})
afterAll(() => office.cms.stop())

const readBooking = (id: number) => office.cms.payload.findByID({ collection: 'bookings', id, depth: 0 })
const eventsOf = async (id: string) =>
  (await office.cms.payload.find({ collection: 'payment-events', ...createInvoiceQuery(id) })).docs.map(
    ({ kind }) => kind,
  )
const mailsOf = async (id: string) =>
  (await office.cms.payload.find({ collection: 'outgoing-mails', ...createInvoiceQuery(id) })).docs.map(
    ({ kind, payload }) => [kind, payload],
  )

describe('cancelling a booking', () => {
  test('refunds the share of the booking if the invoice is paid', async () => {
    const { id, first } = await office.bookTwo('paid', 'paid')
    expect((await office.patch(`bookings/${first}`, { status: 'cancelled' })).status).toBe(200)
    expect(await office.readRefunds(id)).toMatchObject([{ booking: first, amount: 1_100_000, state: 'requested' }])
    const { refunds } = await office.cms.payload.findByID({ collection: 'invoices', id, depth: 1 })
    expect(refunds?.docs).toMatchObject([{ booking_number: (await readBooking(first)).booking_number }])
    expect(await readBooking(first)).toMatchObject({ status: 'cancelled', payment_status: 'paid' })
    expect(await office.readInvoice(id)).toMatchObject({ status: 'paid', total_after_tax: 1_650_000 })
    expect(await eventsOf(id)).toEqual(['booking_cancelled'])
    expect(await mailsOf(id)).toEqual([['booking_cancelled', { amount: 1_100_000 }]])
  })

  test('reduces an unpaid invoice and removes its payment URL', async () => {
    const { id, first, second } = await office.bookTwo('pending', 'pending')
    const { doc } = await (await office.patch(`bookings/${first}`, { status: 'cancelled' })).json()
    expect(doc).toMatchObject({ status: 'cancelled', cancelled_by: 'staff', payment_status: 'failed' })
    expect(await readBooking(first)).toMatchObject({ payment_status: 'failed' })
    expect(await office.readInvoice(id)).toMatchObject({
      status: 'pending',
      total_after_discount: 500_000,
      tax_amount: 50_000,
      total_after_tax: 550_000,
      payment_url: null,
      payment_reference_id: 'theirs',
    })
    await office.patch(`bookings/${second}`, { status: 'cancelled' })
    expect(await office.readInvoice(id)).toMatchObject({ status: 'cancelled', cancelled_at: expect.any(String) })
    expect(await office.readRefunds(id)).toEqual([])
  })

  test('creates one refund for concurrent requests', async () => {
    const { id, first } = await office.bookTwo('paid', 'paid')
    const responses = await Promise.all(
      Array.from({ length: 4 }, () =>
        office.patch(`bookings/${first}`, { status: 'cancelled', staff_note: 'Called.' }),
      ),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await office.readRefunds(id)).toHaveLength(1)
    expect(await eventsOf(id)).toEqual(['booking_cancelled'])
  })

  test('is refused if the request contains several bookings', async () => {
    const { id, first, second } = await office.bookTwo('paid', 'paid')
    const many = `where[id][in]=${first},${second}`
    expect((await office.patch(`bookings?${many}`, { status: 'cancelled' })).status).toBe(403)
    expect((await office.patch(`invoices?where[id][equals]=${id}`, { notes: 'x' })).status).toBe(403)
    expect((await readBooking(first)).status).toBe('confirmed')
  })
})

test('saving a note does not overwrite a payment that arrives during the save', async () => {
  const { id, first } = await office.bookTwo('pending', 'pending')
  const client = await office.cms.payload.db.pool.connect()
  await client.query('begin')
  await client.query('select id from invoices where id = $1 for update', [id])
  const saved = office.patch(`bookings/${first}`, { staff_note: 'Called.' })
  await waitsForLock()
  await client.query(`update bookings set payment_status = 'paid' where invoice_id_id = $1`, [id])
  await client.query('commit')
  client.release()
  expect((await saved).status).toBe(200)
  expect(await readBooking(first)).toMatchObject({ payment_status: 'paid', staff_note: 'Called.' })
})

describe('a refund', () => {
  async function refundByHand(state: 'by_hand' | 'failed') {
    const booked = await office.bookTwo('paid', 'paid')
    await office.patch(`bookings/${booked.first}`, { status: 'cancelled' })
    const [refund] = await office.readRefunds(booked.id)
    const data = { state, needs_attention: true }
    await office.cms.payload.db.updateOne({ collection: 'refunds', id: refund?.id ?? 0, data })
    return { ...booked, refund: refund?.id ?? 0 }
  }

  test.each(['by_hand', 'failed'] as const)(
    'can be set from %s to succeeded, and its booking is then marked as refunded',
    async (state) => {
      const { id, first, refund } = await refundByHand(state)
      const { doc } = await (await office.patch(`refunds/${refund}?depth=0`, { state: 'succeeded' })).json()
      expect(doc).toMatchObject({ state: 'succeeded', needs_attention: false, completed_at: expect.any(String) })
      expect(await readBooking(first)).toMatchObject({ payment_status: 'refunded' })
      expect((await office.readInvoice(id)).status).toBe('paid')
      expect(await eventsOf(id)).toEqual(['booking_cancelled', 'refunded_by_hand'])
      expect((await mailsOf(id)).at(-1)).toEqual(['booking_refunded', { amount: 1_100_000 }])
    },
  )

  test.each([
    ['failed', null],
    ['by_hand', 'theirs'],
  ] as const)('that is set from %s to succeeded has the provider refund id %j', async (state, provider_refund_id) => {
    const { refund } = await refundByHand(state)
    await office.cms.payload.db.updateOne({ collection: 'refunds', id: refund, data: { provider_refund_id: 'theirs' } })
    const { doc } = await (await office.patch(`refunds/${refund}?depth=0`, { state: 'succeeded' })).json()
    expect(doc).toMatchObject({ state: 'succeeded', provider_refund_id })
  })

  test.each([
    ['failed', { error_kind: 'failed' }],
    ['by_hand', { error_kind: 'refused', error_detail: 'INSUFFICIENT_BALANCE' }],
  ] as const)('in the state %s with %j is requested again once by concurrent requests', async (state, error) => {
    const { id, refund } = await refundByHand(state)
    const data = { ...error, provider_refund_id: 'theirs', attempts: 3 }
    await office.cms.payload.db.updateOne({ collection: 'refunds', id: refund, data })
    const [before] = await office.readRefunds(id)
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => office.patch(`refunds/${refund}?depth=0`, { state: 'requested' })),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await office.readRefunds(id)).toMatchObject([
      {
        ...{ state: 'requested', needs_attention: false, error: null, attempts: 0, provider_refund_id: null },
        idempotency_key: `${before?.idempotency_key}.2`,
      },
    ])
    expect(await eventsOf(id)).toEqual(['booking_cancelled', 'refund_requested_again'])
    const where = { kind: { equals: 'refunds' }, entry: { equals: String(refund) } }
    const { docs } = await office.cms.payload.find({ collection: 'audit-log', where, sort: 'id', depth: 0 })
    const recorded = docs.flatMap(({ changes }) => changes)
    expect(recorded).toContainEqual({ field: 'state', before: state, after: 'requested' })
    expect((await office.patch(`refunds/${refund}`, { state: 'succeeded' })).status).toBe(400)
  })

  test.each([
    ['Xendit may have paid it', 'by_hand', { error_kind: 'unanswered' }, 'paid'],
    ['its booking is refunded', 'failed', { error_kind: 'failed' }, 'refunded'],
  ] as const)('cannot be requested again if %s', async (_reason, state, error, payment_status) => {
    const { id, first, refund } = await refundByHand(state)
    await office.cms.payload.db.updateOne({ collection: 'refunds', id: refund, data: error })
    await office.cms.payload.db.updateOne({ collection: 'bookings', id: first, data: { payment_status } })
    expect((await office.patch(`refunds/${refund}`, { state: 'requested' })).status).toBe(400)
    expect(await office.readRefunds(id)).toMatchObject([{ state, needs_attention: true }])
  })

  test('that succeeds does not mark an unpaid booking as refunded', async () => {
    const { first, refund } = await refundByHand('by_hand')
    await office.cms.payload.db.updateOne({ collection: 'bookings', id: first, data: { payment_status: 'failed' } })
    expect((await office.patch(`refunds/${refund}`, { state: 'succeeded' })).status).toBe(200)
    expect((await readBooking(first)).payment_status).toBe('failed')
  })

  const seen = refundNote({ kind: 'failed', detail: null })
  const isMarked = { needs_attention: true, error: seen }

  test.each([
    ['by_hand', false],
    ['failed', false],
    ['failed', null],
    ['failed', ''],
  ] as const)('in the state %s stays flagged if a user sets needs_attention to %j', async (state, needs_attention) => {
    const { id, refund } = await refundByHand(state)
    await office.cms.payload.db.updateOne({ collection: 'refunds', id: refund, data: { error_kind: 'failed' } })
    const form = async () =>
      (await office.cms.call('GET', `/api/refunds/${refund}?depth=0`, { token: office.staff.token })).json()
    for (const sent of [await form(), { state, error: seen }, { error: seen }]) {
      const refused = await office.patch(`refunds/${refund}`, { ...sent, notes: 'Called.', needs_attention })
      expect(refused.status).toBe(400)
      const [{ data }] = (await refused.json()).errors
      expect(data.errors).toMatchObject([
        { path: 'needs_attention', message: expect.stringContaining('set the status to Succeeded') },
      ])
    }
    // Without the reason of the flag, the change is ignored.
    expect((await office.patch(`refunds/${refund}`, { needs_attention })).status).toBe(200)
    const many = await office.patch(`refunds?where[id][equals]=${refund}`, { state, error: seen, needs_attention })
    expect(many.ok).toBe(false)
    expect(await office.readRefunds(id)).toMatchObject([{ state, ...isMarked }])
    expect(
      (await office.patch(`refunds/${refund}`, { ...(await form()), needs_attention, state: 'succeeded' })).status,
    ).toBe(200)
    expect(await office.readRefunds(id)).toMatchObject([{ state: 'succeeded', needs_attention: false }])
  })

  test('stays flagged while its status is "failed", and the error is in the language of the user', async () => {
    const { refund } = await refundByHand('failed')
    const body = { needs_attention: false, error: null }
    const headers = { 'accept-language': 'id' }
    const refused = await office.cms.call('PATCH', `/api/refunds/${refund}`, {
      token: office.staff.token,
      body,
      headers,
    })
    expect(await refused.text()).toContain('ubah status menjadi Berhasil')
  })

  test('marks its invoice as refunded if all bookings of the invoice are refunded', async () => {
    const { id, second, refund } = await refundByHand('by_hand')
    await office.patch(`refunds/${refund}`, { state: 'succeeded' })
    await office.patch(`bookings/${second}`, { status: 'cancelled' })
    const last = (await office.readRefunds(id)).at(-1)?.id ?? 0
    expect((await office.patch(`refunds/${last}`, { state: 'succeeded' })).status).toBe(400)
    await office.cms.payload.db.updateOne({ collection: 'refunds', id: last, data: { state: 'by_hand' } })
    expect((await office.patch(`refunds/${last}`, { state: 'succeeded' })).status).toBe(200)
    expect((await office.readInvoice(id)).status).toBe('refunded')
    expect((await office.patch(`refunds/${last}`, { state: 'by_hand' })).status).toBe(400)
  })
})

async function waitsForLock(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await office.cms.payload.db.pool.query(waiting)).rowCount === 0)
    await new Promise((done) => setTimeout(done, 10))
}
