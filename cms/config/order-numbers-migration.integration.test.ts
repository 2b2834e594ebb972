import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { createTestClient } from '../../dev/testing/database.ts'
import { migrations } from '../migrations/index.ts'

const orderNumbers = migrations.find(({ name }) => name.endsWith('_order_numbers'))
const client = await createTestClient()
const db = drizzle({ client })

it('the migration adds order numbers to existing invoices, and numbers their bookings by creation time', async () => {
  await client.query("insert into travellers (id, email) values (1, 'a@b.c')")
  await orderNumbers?.down({ db })
  await client.query(
    `insert into invoices (id, user_id_id, total_before_discount, discount_amount, total_after_discount, tax_amount,
       total_after_tax, expires_at, idempotency_key, request_hash)
     select gen_random_uuid(), 1, 1, 0, 1, 0, 1, now(), number, 'hash' from generate_series(1, 2000) as number`,
  )
  await client.query(
    `insert into bookings (booking_reference, booking_date, tour_title, user_id_id, invoice_id_id, total_price, created_at)
     select gen_random_uuid(), '2026-12-01', title, 1, id, 1, now() - age
     from invoices, (values ('second', interval '0'), ('first', interval '1 minute')) as made(title, age)`,
  )

  await orderNumbers?.up({ db })

  const { rows } = await client.query(
    `select order_number, array_agg(booking_number order by tour_title) as bookings
     from invoices join bookings on invoice_id_id = invoices.id group by order_number`,
  )
  expect(rows).toHaveLength(2000)
  for (const { order_number, bookings } of rows) {
    expect(order_number).toMatch(/^NUSA-[2-9A-HJ-NP-Z]{6}$/)
    expect(bookings).toEqual([`${order_number}-1`, `${order_number}-2`])
  }
})
