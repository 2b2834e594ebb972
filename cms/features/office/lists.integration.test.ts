import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

test('the list of payment events has labels for the searched fields and for the columns', () => {
  const { fields, admin } = company.cms.payload.collections['payment-events'].config
  const named = fields.filter((field) => 'name' in field && admin.listSearchableFields?.includes(field.name))
  const labels = (of: typeof fields) => of.map((field) => 'label' in field && field.label)
  expect(labels(named)).toMatchObject([
    { en: 'Order number' },
    { en: 'Traveller' },
    { en: 'Invoice' },
    { en: 'Provider event ID' },
  ])
  const columns = fields.filter((field) => 'name' in field && ['traveller_name', 'amount'].includes(field.name))
  expect(labels(columns)).toEqual([
    { en: 'Traveller', id: 'Wisatawan' },
    { en: 'Amount', id: 'Jumlah' },
  ])
})

test('the lists of bookings and invoices show the name of the traveller who booked', async () => {
  const { payload } = company.cms
  const { ben, ofBen } = company
  const data = { full_name: 'Putu Wijaya' }
  await payload.db.updateOne({ collection: 'travellers', id: ben.account.id, data })
  const booking = await payload.findByID({ collection: 'bookings', id: ofBen.bookingId, depth: 0 })
  const invoice = await payload.findByID({ collection: 'invoices', id: ofBen.invoiceId, depth: 0 })
  for (const { traveller_name } of [booking, invoice]) expect(traveller_name).toBe('Putu Wijaya')
})
