import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { createTestClient } from '../../dev/testing/database.ts'
import { migrations } from '../migrations/index.ts'

const contact = migrations.find(({ name }) => name.endsWith('_contact_of_bookings'))
const client = await createTestClient()
const db = drizzle({ client })

it('the migration fills the searchable contact of existing bookings', async () => {
  const invoice = '4f0c7c1e-7b1c-4a55-8a6c-0b8a3c1f2d11'
  await client.query("insert into travellers (id, email) values (1, 'a@b.c')")
  await client.query(
    `insert into invoices (id, user_id_id, total_before_discount, discount_amount, total_after_discount, tax_amount,
       total_after_tax, expires_at, idempotency_key, request_hash, order_number) values ($1, 1, 1, 0, 1, 0, 1, now(), 'key', 'hash', 'NUSA-1')`,
    [invoice],
  )
  await contact?.down({ db })
  for (const customer of [
    { first_name: 'Ayu', last_name: 'Lestari', phone: '+62 812 5550 101', email: 'a@b.c' },
    { first_name: 'Ayu', last_name: '' },
    { phone: '+62 812 5550 101' },
    {},
  ]) {
    await client.query(
      `insert into bookings (booking_number, booking_reference, booking_date, tour_title, user_id_id, invoice_id_id, total_price,
         customer_details) values (gen_random_uuid(), gen_random_uuid(), '2026-12-01', 'Batur', 1, $1, 1, $2)`,
      [invoice, JSON.stringify(customer)],
    )
  }
  await contact?.up({ db })
  const { rows } = await client.query('select contact from bookings order by id')
  expect(rows.map((row) => row.contact)).toEqual(['Ayu Lestari, +62 812 5550 101', 'Ayu', '+62 812 5550 101', null])
})
