import { sql } from 'drizzle-orm'
import { mergeListSearchAndWhere } from 'payload/shared'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeAccents } from '../../core/remove-accents.ts'
import { type Company, startCompany } from '../../testing/company.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
  const { payload } = company.cms
  const account = { full_name: 'Putu Wijaya', phone: '+62 811 5550 101' }
  await payload.db.updateOne({ collection: 'travellers', id: company.ben.account.id, data: account })
  const data = { contact: 'Margarethe Østergård, +45 5550 0202' }
  await payload.db.updateOne({ collection: 'bookings', id: company.ofBen.bookingId, data })
})
afterAll(() => company.cms.stop())

type Searched = 'bookings' | 'invoices' | 'travellers' | 'payment-events' | 'refunds' | 'outgoing-mails'

/** Returns the ids of the entries that staff find with a search in the list of a collection. */
async function found(collection: Searched, search: string) {
  const { payload, config } = company.cms
  const collectionConfig = config.collections.find(({ slug }) => slug === collection)
  if (!collectionConfig) throw new Error(`There are no ${collection}.`)
  const where = mergeListSearchAndWhere({ collectionConfig, search })
  const user = { ...company.staff.account, collection: 'users' as const }
  const { docs } = await payload.find({ collection, where, depth: 0, overrideAccess: false, user })
  return docs.map(({ id }) => id)
}

test.each(['ben@example.com', 'Putu Wijaya', 'wijaya putu', '811 5550 101'])(
  'a search for %j finds the bookings and invoices of the account',
  async (words) => {
    expect(await found('bookings', words)).toEqual([company.ofBen.bookingId])
    expect(await found('invoices', words)).toEqual([company.ofBen.invoiceId])
  },
)

test.each(['Margarethe', 'øster', '5550 0202'])(
  'a search for part of the contact (%j) finds the booking and its invoice',
  async (words) => {
    expect(await found('bookings', words)).toEqual([company.ofBen.bookingId])
    expect(await found('invoices', words)).toEqual([company.ofBen.invoiceId])
  },
)

test.each(['+62 811 5550 101', '+628115550101', '628115550101', '811-5550-101', '0811 5550101', '115550'])(
  'a search for the phone number %j ignores spaces, hyphens and the country code',
  async (words) => {
    expect(await found('bookings', words)).toEqual([company.ofBen.bookingId])
    expect(await found('invoices', words)).toEqual([company.ofBen.invoiceId])
    expect(await found('travellers', words)).toEqual([company.ben.account.id])
  },
)

test('a search for the phone number of the contact finds the booking and its invoice', async () => {
  expect(await found('bookings', '+4555500202')).toEqual([company.ofBen.bookingId])
  expect(await found('invoices', '5550-0202')).toEqual([company.ofBen.invoiceId])
  expect(await found('bookings', '5550 0203')).toEqual([])
})

test.each(['muller', 'Müller', 'ZOE MULLER', 'muller zoë'])(
  'a search for the customer %j ignores accents',
  async (words) => {
    const { payload } = company.cms
    const { account } = company.ayu
    await payload.db.updateOne({ collection: 'travellers', id: account.id, data: { full_name: 'Zoë Müller' } })
    expect(await found('travellers', words)).toEqual([account.id])
    expect(await found('bookings', words)).toEqual([company.ofAyu.bookingId])
    expect(await found('invoices', words)).toEqual([company.ofAyu.invoiceId])
  },
)

const apostrophes = ['obrien', "o'brien", 'O’Brien', 'oʼbrien sean', 'o`brien', 'sean o´brien']

test.each(['Sean O’Brien', "Sean O'Brien"])(
  'a search finds the name %j with any kind of apostrophe and without an apostrophe',
  async (full_name) => {
    const { payload } = company.cms
    const { account } = company.ayu
    await payload.db.updateOne({ collection: 'travellers', id: account.id, data: { full_name } })
    for (const words of apostrophes) {
      expect(await found('travellers', words), words).toEqual([account.id])
      expect(await found('bookings', words), words).toEqual([company.ofAyu.bookingId])
      expect(await found('invoices', words), words).toEqual([company.ofAyu.invoiceId])
    }
  },
)

test('the database and the search remove the same accents and apostrophes', async () => {
  const codes = [...Array(0x250 - 0xc0).keys()].map((index) => 0xc0 + index)
  const vietnamese = [...Array(0x1efa - 0x1ea0).keys()].map((index) => 0x1ea0 + index)
  const apostrophes = "O'Brien O’Brien O‘Brien OʼBrien OʻBrien O`Brien O´Brien O′Brien O΄Brien"
  const text = `${String.fromCodePoint(...codes, ...vietnamese)} ${apostrophes}`
  const { rows } = await company.cms.payload.db.drizzle.execute(sql`select nusa_remove_accents(${text}) as plain`)
  expect(rows).toEqual([{ plain: removeAccents(text) }])
})

test.each(['François Lefèvre', 'lefevre', 'Sorensen', 'søren', 'soren@example.com', '+45 7000 1122', '70001122'])(
  'a search for the passenger or emergency contact %j finds the booking and its invoice',
  async (words) => {
    const data = {
      passenger_details: [{ id: 1, name: 'François Lefèvre' }],
      emergency_contact: { name: 'Søren Sørensen', email: 'soren@example.com', phone: '+45 7000-1122' },
    }
    await company.cms.payload.db.updateOne({ collection: 'bookings', id: company.ofBen.bookingId, data })
    expect(await found('bookings', words)).toEqual([company.ofBen.bookingId])
    expect(await found('invoices', words)).toEqual([company.ofBen.invoiceId])
  },
)

test.each(['#NUSA-FTUKTX', 'FTUKTX2', 'nusa ftuktx 2', 'ftuktx-2', 'NUSAFTUKTX-2', '#nusa-ftuktx-2'])(
  'a search for %j finds the booking NUSA-FTUKTX-2',
  async (words) => {
    const { payload } = company.cms
    const { bookingId, invoiceId } = company.ofAyu
    const booking = await payload.findByID({ collection: 'bookings', id: bookingId, depth: 0 })
    const update = (booking_number: string) =>
      payload.db.updateOne({ collection: 'bookings', id: bookingId, data: { booking_number } })
    await update('NUSA-FTUKTX-2')
    expect(await found('bookings', words)).toEqual([bookingId])
    expect(await found('invoices', words)).toEqual([invoiceId])
    await update(booking.booking_number)
  },
)

test('a search for a passenger does not find a booking whose personal data was removed', async () => {
  const { payload } = company.cms
  const id = company.ofBen.bookingId
  const people = (await payload.findByID({ collection: 'bookings', id, depth: 0 })).contact
  const passenger_details = [{ id: 1, name: 'Åsa Berg' }]
  await payload.db.updateOne({ collection: 'bookings', id, data: { passenger_details } })
  expect(await found('bookings', 'asa berg')).toEqual([id])
  await payload.db.updateOne({ collection: 'bookings', id, data: { passenger_details: [], contact: null } })
  expect(await found('bookings', 'asa berg')).toEqual([])
  await payload.db.updateOne({ collection: 'bookings', id, data: { contact: people } })
})

const names = [
  ['the order number', (id: number) => `NUSA-${id}`],
  ['a booking number', (id: number) => `NUSA-${id}-1`],
  ['a booking reference', (id: number) => `REFERENCE-${id}`],
] as const

test.each(names)('a search by %s finds the invoice and the booking', async (_what, name) => {
  const words = name(company.ben.account.id)
  expect(await found('invoices', words)).toEqual([company.ofBen.invoiceId])
  expect(await found('bookings', words)).toEqual([company.ofBen.bookingId])
})

test.each(names)('a search by %s finds the payment events, refunds and emails of the order', async (_what, name) => {
  const reference = name(company.ben.account.id)
  const { payload } = company.cms
  const { mailId, invoiceId, eventId, refundId } = company.ofBen
  await payload.db.updateOne({ collection: 'outgoing-mails', id: mailId, data: { invoice: invoiceId } })
  expect(await found('payment-events', reference)).toEqual([eventId])
  expect(await found('refunds', reference)).toEqual([refundId])
  expect(await found('outgoing-mails', reference)).toEqual([mailId])
  for (const collection of ['payment-events', 'refunds'] as const) {
    expect(await found(collection, 'wijaya')).toHaveLength(1)
    expect(await found(collection, invoiceId)).toHaveLength(1)
  }
})

test.each([
  ['the name of the account', 'leclere zoe'],
  ['the email address of the account', 'ayu@example.com'],
  ['the phone number of the account', '0811-5550-303'],
  ['a name with an apostrophe', "d'arc"],
  ['the person who booked', 'schneider'],
  ['the phone number of the person who booked', '+4555500404'],
  ['a passenger', 'lefevre'],
  ['the phone number of the emergency contact', '7000 1155'],
  ['a booking number without hyphens', '#nusaqwerty1'],
])('a search by %s (%j) finds the payment events, refunds and emails of the order', async (_what, words) => {
  const { payload } = company.cms
  const { bookingId, mailId, invoiceId, eventId, refundId } = company.ofAyu
  const { booking_number } = await payload.findByID({ collection: 'bookings', id: bookingId, depth: 0 })
  const account = { full_name: 'Zoë Leclère d’Arc', phone: '+62 811 5550 303' }
  const booking = {
    booking_number: 'NUSA-QWERTY-1',
    contact: 'Änne Schneider, +45 5550 0404',
    passenger_details: [{ id: 1, name: 'François Lefèvre' }],
    emergency_contact: { name: 'Søren', email: 'soren@example.com', phone: '+45 7000-1155' },
  }
  await payload.db.updateOne({ collection: 'travellers', id: company.ayu.account.id, data: account })
  await payload.db.updateOne({ collection: 'bookings', id: bookingId, data: booking })
  await payload.db.updateOne({ collection: 'outgoing-mails', id: mailId, data: { invoice: invoiceId } })
  expect(await found('payment-events', words)).toEqual([eventId])
  expect(await found('refunds', words)).toEqual([refundId])
  expect(await found('outgoing-mails', words)).toEqual([mailId])
  await payload.db.updateOne({ collection: 'bookings', id: bookingId, data: { booking_number } })
})

test('a search for the traveller finds a refund without a booking and an email without an invoice', async () => {
  const { payload } = company.cms
  const { refundId, mailId, bookingId } = company.ofBen
  const traveller = company.ben.account.id
  await payload.db.updateOne({ collection: 'refunds', id: refundId, data: { booking: null } })
  await payload.db.updateOne({ collection: 'outgoing-mails', id: mailId, data: { invoice: null, traveller } })
  for (const words of ['wijaya putu', 'ben@example.com', '0811 5550 101']) {
    expect(await found('refunds', words), words).toEqual([refundId])
    expect(await found('outgoing-mails', words), words).toEqual([mailId])
  }
  await payload.db.updateOne({ collection: 'refunds', id: refundId, data: { booking: bookingId } })
})

test('a search that matches no order finds no payment events, refunds or emails', async () => {
  for (const collection of ['payment-events', 'refunds', 'outgoing-mails'] as const) {
    expect(await found(collection, 'Aurelia')).toEqual([])
  }
})

test('a search for a booking number finds only the refund of this booking', async () => {
  const { payload } = company.cms
  const { invoiceId, bookingId, refundId } = company.ofBen
  const { id: _id, ...booking } = await payload.findByID({ collection: 'bookings', id: bookingId, depth: 0 })
  const { id: _refundId, ...refund } = await payload.findByID({ collection: 'refunds', id: refundId, depth: 0 })
  const numbers = { booking_number: 'NUSA-ASDFGH-2', booking_reference: 'second', invoice_id: invoiceId }
  const second = await payload.create({ collection: 'bookings', data: { ...booking, ...numbers } })
  const data = { ...refund, booking: second.id, idempotency_key: 'second' }
  const { id } = await payload.create({ collection: 'refunds', data })
  expect(await found('refunds', 'ASDFGH-2')).toEqual([id])
  await payload.delete({ collection: 'refunds', id })
  await payload.delete({ collection: 'bookings', id: second.id })
})
