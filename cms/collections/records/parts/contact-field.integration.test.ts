import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../../testing/company.ts'

const customer = { first_name: 'Putu', last_name: 'Wijaya', phone: '+628115550101', email: 'putu@example.com' }

let company: Company
beforeAll(async () => {
  company = await startCompany()
  const data = { customer_details: customer }
  await company.cms.payload.db.updateOne({ collection: 'bookings', id: company.ofBen.bookingId, data })
})
afterAll(() => company.cms.stop())

async function read(token: string, path: string) {
  const response = await company.rest(token, 'GET', `${path}?depth=0`)
  return response.json()
}

const paths = (): string[] => {
  const { invoiceId, refundId, eventId } = company.ofBen
  return [`invoices/${invoiceId}`, `refunds/${refundId}`, `payment-events/${eventId}`]
}

test('the forms of an invoice, a refund and a payment event show the customer of the booking', async () => {
  for (const path of paths()) {
    const { first_name, email, phone } = (await read(company.staff.token, path)).customer_details
    expect({ first_name, email }, path).toEqual({ first_name: 'Putu', email: 'putu@example.com' })
    expect(phone.replaceAll(/\D/g, ''), path).toBe('628115550101')
  }
})

test('a refund without a booking shows the customer of its invoice', async () => {
  const { refundId, bookingId } = company.ofBen
  const update = (booking: number | null) =>
    company.cms.payload.db.updateOne({ collection: 'refunds', id: refundId, data: { booking } })
  await update(null)
  expect((await read(company.staff.token, `refunds/${refundId}`)).customer_details.email).toBe(customer.email)
  await update(bookingId)
})

test('a payment event without an invoice shows no customer', async () => {
  const { payload } = company.cms
  const { id } = await payload.create({ collection: 'payment-events', data: { kind: 'unknown_invoice' } })
  expect((await read(company.staff.token, `payment-events/${id}`)).customer_details).toBeNull()
  await payload.delete({ collection: 'payment-events', id })
})

test('the list of invoices does not load the customers', async () => {
  const { docs } = await read(company.staff.token, 'invoices')
  expect(docs[0].customer_details ?? null).toBeNull()
})

test('the contact is the first field of every form, but follows the summary in the form of a booking', () => {
  const { collections } = company.cms.payload
  for (const slug of ['invoices', 'refunds', 'payment-events'] as const) {
    const [first] = collections[slug].config.fields
    expect(first, slug).toMatchObject({ name: 'customer_details' })
  }
  const names = collections.bookings.config.fields.map((field) => 'name' in field && field.name)
  expect(names.slice(0, 2)).toEqual(['summary', 'contact_links'])
})
