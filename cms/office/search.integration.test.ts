import { mergeListSearchAndWhere } from 'payload/shared'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../testing/company.ts'

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

/** Returns the ids that the list of a collection shows staff for a search. */
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
  'finds the bookings and invoices of an account by %s',
  async (words) => {
    expect(await found('bookings', words)).toEqual([company.ofBen.bookingId])
    expect(await found('invoices', words)).toEqual([company.ofBen.invoiceId])
  },
)

test.each(['Margarethe', 'øster', '5550 0202'])(
  'finds bookings and invoices by the person they were booked for: %s',
  async (words) => {
    expect(await found('bookings', words)).toEqual([company.ofBen.bookingId])
    expect(await found('invoices', words)).toEqual([company.ofBen.invoiceId])
  },
)

test.each(['+62 811 5550 101', '+628115550101', '628115550101', '811-5550-101', '0811 5550101', '115550'])(
  'finds a phone number regardless of its spacing: %s',
  async (words) => {
    expect(await found('bookings', words)).toEqual([company.ofBen.bookingId])
    expect(await found('invoices', words)).toEqual([company.ofBen.invoiceId])
    expect(await found('travellers', words)).toEqual([company.ben.account.id])
  },
)

test('finds bookings and invoices by the phone number given with them', async () => {
  expect(await found('bookings', '+4555500202')).toEqual([company.ofBen.bookingId])
  expect(await found('invoices', '5550-0202')).toEqual([company.ofBen.invoiceId])
  expect(await found('bookings', '5550 0203')).toEqual([])
})

const names = [
  ['the order number', (id: number) => `NUSA-${id}`],
  ['a booking number', (id: number) => `NUSA-${id}-1`],
  ['a booking reference', (id: number) => `REFERENCE-${id}`],
] as const

test.each(names)('finds an invoice and a booking by %s', async (_what, name) => {
  const words = name(company.ben.account.id)
  expect(await found('invoices', words)).toEqual([company.ofBen.invoiceId])
  expect(await found('bookings', words)).toEqual([company.ofBen.bookingId])
})

test.each(names)('finds payment events, refunds and mails by %s', async (_what, name) => {
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

test('the list of payments shows its searched fields and column headings', () => {
  const { fields, admin } = company.cms.payload.collections['payment-events'].config
  const named = fields.filter((field) => 'name' in field && admin.listSearchableFields?.includes(field.name))
  const labels = (of: typeof fields) => of.map((field) => 'label' in field && field.label)
  expect(labels(named)).toMatchObject([{ en: 'Order number' }, { en: 'Traveller' }, { en: 'Provider event ID' }])
  const columns = fields.filter((field) => 'name' in field && ['traveller_name', 'amount'].includes(field.name))
  expect(labels(columns)).toEqual([
    { en: 'Traveller', id: 'Wisatawan' },
    { en: 'Amount', id: 'Jumlah' },
  ])
})

test('the lists of bookings and invoices show who booked', async () => {
  const { payload } = company.cms
  const { ofBen } = company
  const booking = await payload.findByID({ collection: 'bookings', id: ofBen.bookingId, depth: 0 })
  const invoice = await payload.findByID({ collection: 'invoices', id: ofBen.invoiceId, depth: 0 })
  for (const { traveller_name } of [booking, invoice]) expect(traveller_name).toBe('Putu Wijaya')
})
