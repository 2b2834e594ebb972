import { outgoing_mails } from '@nusa/cms/schema'
import { addDays, formatDate, type LocalDate, localDateSchema } from '@nusa/shared/dates'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sendOutbox } from '../services/mails/send-outbox.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { createTripLinkHelpers, type TripLinkHelpers } from '../testing/trip-link.ts'

let shop: TestApp
let link: TripLinkHelpers
let booked: Awaited<ReturnType<TripLinkHelpers['book']>>

beforeAll(async () => {
  shop = await startTestApp()
  link = await createTripLinkHelpers(shop)
})
afterAll(() => shop.stop())

/** Books a tour with a pickup at a hotel in Ubud, and marks it as paid. */
beforeEach(async () => {
  shop.clock.now = new Date()
  booked = await link.book()
  const { db } = shop.office.payload
  await shop.deps.background.waitForCompletion()
  const paid_at = new Date().toISOString()
  await db.updateOne({ collection: 'invoices', id: booked.invoiceId, data: { status: 'paid', paid_at } })
  const data = { payment_status: 'paid', pickup_kind: 'zone', pickup_zone: 'Ubud', pickup_location: 'Hotel A' }
  await db.updateOne({ collection: 'bookings', id: booked.id, data })
  shop.mails.sent.length = 0
})

const changeInOffice = (data: Record<string, unknown>) =>
  shop.office.payload.update({ collection: 'bookings', id: booked.id, data, depth: 0 })
async function readDate(): Promise<LocalDate> {
  const { booking_date } = await shop.office.payload.findByID({ collection: 'bookings', id: booked.id, depth: 0 })
  return localDateSchema.parse(booking_date)
}
const readMails = () => shop.office.db.select().from(outgoing_mails).where(eq(outgoing_mails.booking, booked.id))
const advanceMinutes = (minutes: number) => {
  shop.clock.now = new Date(Date.now() + minutes * 60_000)
}

test('the email about changes is sent after five minutes with all changes, the new voucher and the calendar entry', async () => {
  await changeInOffice({ pickup_time: '07:30' })
  await changeInOffice({ pickup_time: '08:00', pickup_location: 'Hotel B' })
  advanceMinutes(4)
  expect((await sendOutbox(shop.deps)).sent).toBe(0)
  advanceMinutes(6)
  expect((await sendOutbox(shop.deps)).sent).toBe(1)
  const [mail] = shop.mails.sent
  expect(mail?.subject).toMatch(/^Your booking has changed/)
  expect(mail?.text).toContain('What has changed\nPickup: Hotel A, Ubud → 08:00 (Bali time), Hotel B, Ubud\n\n')
  const [voucher, entry] = mail?.attachments ?? []
  expect(voucher?.filename).toMatch(/\.pdf$/)
  expect(String(entry?.content).replaceAll('\r\n ', '')).toContain('Hotel B')
  expect(await readMails()).toMatchObject([{ state: 'sent', subject: mail?.subject }])
})

test('the email about a moved pickup shows the day that staff chose', async () => {
  await changeInOffice({ pickup_time: '07:30', pickup_date: addDays(await readDate(), -1) })
  advanceMinutes(6)
  await sendOutbox(shop.deps)
  expect(shop.mails.sent[0]?.text).toContain(`07:30 (Bali time) on ${formatDate(addDays(await readDate(), -1))}`)
})

test('the email about changes lists a changed name without the answers of that traveller', async () => {
  const { passenger_details } = await shop.office.payload.findByID({ collection: 'bookings', id: booked.id, depth: 0 })
  const [first, ...others] = z.array(z.looseObject({ id: z.string() })).parse(passenger_details)
  const size = { question_id: 'size', question: 'Shoe size', answer: '42', traveller: first?.id }
  await shop.office.payload.db.updateOne({ collection: 'bookings', id: booked.id, data: { answers: [size] } })
  await changeInOffice({ passenger_details: [{ ...first, name: 'Wayan' }, ...others] })
  advanceMinutes(6)
  await sendOutbox(shop.deps)
  expect(shop.mails.sent[0]?.text).toContain('What has changed\nNames: adult 1 → Wayan\n\n')
})

const events: [string, () => Promise<unknown>][] = [
  ['the traveller has undone the changes by link', () => link.save(booked.token, { place: 'Hotel A' })],
  [
    'the booking was cancelled',
    () => shop.office.payload.db.updateOne({ collection: 'bookings', id: booked.id, data: { status: 'cancelled' } }),
  ],
  [
    'the tour has started',
    async () => {
      shop.clock.now = new Date((await link.open(booked.token)).open_until)
    },
  ],
]
test.each(events)('the email about changes is not sent after %s', async (_event, happen) => {
  await changeInOffice({ pickup_location: 'Hotel B' })
  expect(await readMails()).toMatchObject([{ kind: 'booking_changed', state: 'queued' }])
  advanceMinutes(6)
  await happen()
  await shop.deps.background.waitForCompletion()
  await sendOutbox(shop.deps)
  expect((await readMails()).filter(({ kind }) => kind === 'booking_changed')).toEqual([])
  expect(shop.mails.sent.filter(({ subject }) => subject.startsWith('Your booking has changed'))).toEqual([])
})

test('changes by trip link are confirmed by email, and do not cause the email about changes by staff', async () => {
  await link.save(booked.token, { place: 'Villa Laut' })
  expect((await readMails()).map(({ kind }) => kind)).toEqual(['details_saved'])
})
