import { afterEach, expect, test, vi } from 'vitest'
import { renderInForm, unmountForm } from '../../../testing/payload-form.tsx'
import { PaidSurcharge } from './PaidSurcharge.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../../testing/payload-form.tsx')).payloadForm)
afterEach(unmountForm)

const lunch = { id: '7', name: 'Lunch', unitPrice: 50_000, quantity: 1, times: 1, total: 50_000 }
const pickup = { ...lunch, id: 'pickup', name: 'Pickup: Canggu', unitPrice: 150_000, total: 150_000 }
const priceOf = (addOns: object[]) => ({
  base: 500_000,
  addOns,
  addOnsTotal: 200_000,
  parts: [],
  before: 700_000,
  discount: 0,
  total: 700_000,
})

async function warningFor(booking: object) {
  await unmountForm()
  await renderInForm(<PaidSurcharge />, { document: { savedDocumentData: booking } })
  return document.querySelector('.nusa-field-warning')?.textContent
}

test('PaidSurcharge warns that a surcharge was paid online, or will be paid online', async () => {
  const unit_price = priceOf([lunch, pickup])
  expect(await warningFor({ unit_price, payment_status: 'paid' })).toBe(
    'A pickup surcharge of Rp150.000 (before tax) was already paid online. Enter only what the driver collects in addition.',
  )
  expect(await warningFor({ unit_price, payment_status: 'pending' })).toContain(
    'Rp150.000 (before tax) is in the price',
  )
})

test.each([
  ['a booking without a surcharge', priceOf([lunch])],
  ['a booking without a price', null],
])('PaidSurcharge shows nothing for %s', async (_subject, unit_price) => {
  expect(await warningFor({ unit_price, payment_status: 'paid' })).toBeUndefined()
})
