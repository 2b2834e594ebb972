import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCmsUser } from '../../../testing/people.ts'
import { createSamples } from '../../../testing/samples.ts'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'

let cms: TestCms
let token = ''
let ride: Record<string, unknown> = {}

beforeAll(async () => {
  cms = await startCms()
  token = (await createCmsUser(cms, 'editor')).token
  ride = (await createSamples(cms))['airport-transfers'] ?? {}
})
afterAll(() => cms.stop())

const save = async (body: unknown, id?: number) => {
  const address = `/api/airport-transfers${id === undefined ? '' : `/${id}`}`
  const response = await cms.call(id === undefined ? 'POST' : 'PATCH', address, { token, body })
  const { doc, errors } = await response.json()
  return { id: doc?.id, refused: errors?.[0].data.errors[0] }
}

const isTaken = { path: 'car_id', message: expect.stringMatching(/already/) }

test('a route cannot have two transfers with the same car', async () => {
  const first = await save(ride)
  expect((await save({ ...ride, base_price: 1_000_000 })).refused).toMatchObject(isTaken)
  const { id: area_id } = await cms.payload.create({ collection: 'areas', data: { name: 'Sanur' } })
  const other = await save({ ...ride, area_id })
  expect(other.refused).toBeUndefined()
  expect((await save({ area_id: ride.area_id }, other.id)).refused).toMatchObject(isTaken)
  expect((await save({ ...ride, base_price: 350_000 }, first.id)).refused).toBeUndefined()
})

test('an existing transfer with the same route and car as another transfer can be made inactive', async () => {
  const { docs } = await cms.payload.find({ collection: 'airport-transfers', sort: 'id', depth: 0 })
  const [first, second] = docs
  await cms.payload.db.updateOne({
    collection: 'airport-transfers',
    id: second?.id ?? 0,
    data: { area_id: first?.area_id },
  })
  expect((await save({ status: 'inactive' }, second?.id)).refused).toBeUndefined()
  expect((await save({ ...ride, status: 'active' }, second?.id)).refused).toBeUndefined()
})
