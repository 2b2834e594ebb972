import { addPassengerIds, toBookedPrice } from '@nusa/shared/booking'
import { quoteLine } from '@nusa/shared/pricing'
import { makePassengers, makeTourLine } from '@nusa/shared/testing'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { createTestClient } from '../../dev/testing/database.ts'
import { migrations } from '../migrations/index.ts'

const names = migrations.find(({ name }) => name.endsWith('_bookings_names'))
const quote = quoteLine(makeTourLine({ party: { adults: 2, children: 1, infants: 0 } }))
const passengers = makePassengers({ adults: 2, children: 1, infants: 0 })
const client = await createTestClient()

const rows = async () =>
  (await client.query('select unit_price, passenger_details, payment_method from bookings order by id')).rows

it('the migration renames the stored fields of existing bookings without loss, and can be rolled back', async () => {
  const invoice = '4f0c7c1e-7b1c-4a55-8a6c-0b8a3c1f2d11'
  await client.query("insert into travellers (id, email) values (1, 'a@b.c')")
  await client.query(
    `insert into invoices (id, user_id_id, total_before_discount, discount_amount, total_after_discount, tax_amount,
       total_after_tax, payment_method, expires_at, idempotency_key, request_hash, order_number)
     values ($1, 1, 1, 0, 1, 0, 1, 'EWALLET · OVO', now(), 'key', 'hash', 'NUSA-1')`,
    [invoice],
  )
  const book = (payment: string, price: unknown, people: unknown) =>
    client.query(
      `insert into bookings (booking_number, booking_reference, booking_date, tour_title, user_id_id, invoice_id_id, total_price,
         payment_status, unit_price, passenger_details) values (gen_random_uuid(), gen_random_uuid(), '2026-12-01', 'Batur', 1, $1, 1, $2, $3, $4)`,
      [invoice, payment, JSON.stringify(price), JSON.stringify(people)],
    )
  await book('paid', quote, passengers)
  await book('failed', null, [])
  const before = await rows()

  await names?.up({ db: drizzle({ client }) })
  const after = await rows()
  expect(after).toEqual([
    {
      unit_price: toBookedPrice(quote),
      passenger_details: addPassengerIds(passengers),
      payment_method: 'EWALLET · OVO',
    },
    { unit_price: null, passenger_details: [], payment_method: null },
  ])
  await names?.up({ db: drizzle({ client }) })
  expect(await rows()).toEqual(after)

  await names?.down({ db: drizzle({ client }) })
  expect(await rows()).toEqual(before)
})
