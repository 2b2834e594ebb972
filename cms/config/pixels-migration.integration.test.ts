import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { createTestClient } from '../../dev/testing/database.ts'
import { migrations } from '../migrations/index.ts'

const pixels = migrations.find(({ name }) => name.endsWith('_pixels_of_pictures'))
const client = await createTestClient()

it('the migration sets a picture to the dimensions of its largest size, unless the picture has no sizes', async () => {
  await client.query(`
    insert into media (id, alt, filename, width, height) values
      (1, 'Wide', 'a.webp', 960, 640), (2, 'Narrow', 'b.webp', 400, 300), (3, 'Bare', 'c.webp', 960, 500);
    insert into media_renditions (_order, _parent_id, id, file, width, height) values
      (1, 1, 'a', 'a-960.webp', 960, 640), (2, 1, 'b', 'a-1920.webp', 1920, 1280), (3, 1, 'c', 'a-1280.webp', 1280, 853),
      (1, 2, 'd', 'b-320.webp', 320, 240), (2, 2, 'e', 'b-400.webp', 400, 300)`)
  await pixels?.up({ db: drizzle({ client }) })
  const { rows } = await client.query('select width::int, height::int from media order by id')
  expect(rows).toEqual([
    { width: 1920, height: 1280 },
    { width: 400, height: 300 },
    { width: 960, height: 500 },
  ])
})
