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

/** What the list of the collection shows staff who search it for the words. */
async function found(collection: 'bookings' | 'invoices', search: string) {
  const { payload, config } = company.cms
  const collectionConfig = config.collections.find(({ slug }) => slug === collection)
  if (!collectionConfig) throw new Error(`There are no ${collection}.`)
  const where = mergeListSearchAndWhere({ collectionConfig, search })
  const user = { ...company.staff.account, collection: 'users' as const }
  const { docs } = await payload.find({ collection, where, depth: 0, overrideAccess: false, user })
  return docs.map(({ id }) => id)
}

test.each(['ben@example.com', 'Putu Wijaya', 'wijaya putu', '811 5550 101'])(
  'staff find the bookings and the invoices of an account by %s',
  async (words) => {
    expect(await found('bookings', words)).toEqual([company.ofBen.bookingId])
    expect(await found('invoices', words)).toEqual([company.ofBen.invoiceId])
  },
)

test.each(['Margarethe', 'øster', '5550 0202'])('both are found by whom it was booked for: %s', async (words) => {
  expect(await found('bookings', words)).toEqual([company.ofBen.bookingId])
  expect(await found('invoices', words)).toEqual([company.ofBen.invoiceId])
})

test('an invoice is found by the reference of one of its bookings', async () => {
  expect(await found('invoices', `NUSA-${company.ben.account.id}`)).toEqual([company.ofBen.invoiceId])
})

test('both lists name who booked', async () => {
  const { payload } = company.cms
  const { ofBen } = company
  const booking = await payload.findByID({ collection: 'bookings', id: ofBen.bookingId, depth: 0 })
  const invoice = await payload.findByID({ collection: 'invoices', id: ofBen.invoiceId, depth: 0 })
  for (const { traveller_name } of [booking, invoice]) expect(traveller_name).toBe('Putu Wijaya')
})
