import { afterEach, expect, test, vi } from 'vitest'
import { renderInForm, unmountForm } from '../../../testing/payload-form.tsx'
import { BookingContact } from './BookingContact.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../../testing/payload-form.tsx')).payloadForm)

const ayu = { first_name: 'Ayu', last_name: 'Lestari', email: 'ayu@example.com' }
const open = (collectionSlug: string, customer: object | null, traveller_deleted_at: string | null = null, kind = '') =>
  renderInForm(<BookingContact />, {
    fields: { customer_details: { value: customer }, kind: { value: kind } },
    document: { collectionSlug, savedDocumentData: { traveller_deleted_at } },
  })
const shown = () => document.querySelector('section')?.textContent

afterEach(unmountForm)

test('BookingContact shows the contact details of the traveller', async () => {
  await open('bookings', ayu)
  expect(shown()).toBe('Ayu Lestariayu@example.com')
})

test.each([
  ['bookings', '', 'Account deleted on 28 Nov 2026'],
  ['invoices', '', 'Account deleted on 28 Nov 2026'],
  ['payment-events', 'booking_cancelled', 'Account deleted on 28 Nov 2026'],
  ['payment-events', 'paid_twice', 'Account deleted on 28 Nov 2026No email can be sent. Look up the payer at Xendit.'],
  ['refunds', '', 'Account deleted on 28 Nov 2026No email can be sent. Look up the payer at Xendit.'],
])('BookingContact in %j with the kind %j shows a deleted account as %j', async (collection, kind, text) => {
  await open(collection, {}, '2026-11-27T18:00:00.000Z', kind)
  expect(shown()).toBe(text)
})

test('BookingContact shows nothing for a payment without an invoice', async () => {
  await open('payment-events', null)
  expect(shown()).toBeUndefined()
})
