import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { createTestClient } from '../../dev/testing/database.ts'
import { migrations } from '../migrations/index.ts'

const names = migrations.find(({ name }) => name.endsWith('_names_of_now'))
const client = await createTestClient()
const db = drizzle({ client })

it('the migration updates the names of renamed transfers and rooms, and the rollback does not', async () => {
  await client.query(`
    insert into cities (id, name) values (1, 'Denpasar');
    insert into airports (id, name, city_id_id) values (1, 'Bali (DPS)', 1);
    insert into areas (id, name) values (1, 'Sayan');
    insert into car_categories (id, name) values (1, 'Van');
    insert into cars (id, car_name, category_id_id, seats, luggage) values (1, 'Hiace Premio', 1, 12, 8);
    insert into airport_transfers (id, airport_location_id_id, area_id_id, car_id_id, route, updated_at) values
      (1, 1, 1, 1, 'Ngurah Rai to Ubud, Hiace', '2026-01-01'), (2, 1, 1, 1, null, '2026-01-01'),
      (3, 1, 1, 1, 'Bali (DPS) to Sayan, Hiace Premio', '2026-01-01');
    insert into hotels (id, name, slug) values
      ('4f0c7c1e-7b1c-4a55-8a6c-0b8a3c1f2d11', 'Lembah Sayan', 'lembah-sayan');
    insert into hotels_rooms (_order, _parent_id, id, name, capacity, base_price) values
      (1, '4f0c7c1e-7b1c-4a55-8a6c-0b8a3c1f2d11', 'garden', 'Valley', 2, 900000);
    insert into room_stock (id, hotel_id, room, room_name, date, rooms) values
      (1, '4f0c7c1e-7b1c-4a55-8a6c-0b8a3c1f2d11', 'garden', 'Garden', '2030-01-02', 1),
      (2, '4f0c7c1e-7b1c-4a55-8a6c-0b8a3c1f2d11', 'gone', 'Terrace', '2030-01-02', 1)`)
  const rides = async () => (await client.query('select route from airport_transfers order by id')).rows
  const rooms = async () => (await client.query('select room_name from room_stock order by id')).rows
  const route = 'Bali (DPS) to Sayan, Hiace Premio'
  const expectNamesOfNow = async () => {
    expect(await rides()).toEqual([{ route }, { route }, { route }])
    expect(await rooms(), 'the name of a room that no longer exists is unchanged').toEqual([
      { room_name: 'Valley' },
      { room_name: 'Terrace' },
    ])
  }
  await names?.up({ db })
  await expectNamesOfNow()
  const { rows } = await client.query("select from airport_transfers where updated_at <> '2026-01-01'")
  expect(rows, 'updated_at of the transfers is unchanged').toEqual([])
  await names?.down({ db })
  await expectNamesOfNow()
})
