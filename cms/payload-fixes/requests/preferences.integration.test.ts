import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

test("the API deletes only the caller's own preference, and returns 404 for an unknown key", async () => {
  const { token } = await createCmsUser(cms, 'editor')
  const other = await createCmsUser(cms, 'staff')
  const address = '/api/payload-preferences/collection-tours'
  const store = (owner: string) => cms.call('POST', address, { token: owner, body: { value: { limit: 10 } } })
  await store(token)
  await store(other.token)
  expect((await cms.call('DELETE', '/api/payload-preferences/unknown', { token })).status).toBe(404)
  expect((await cms.call('DELETE', address, { token })).status).toBe(200)
  expect((await cms.call('DELETE', address, { token })).status).toBe(404)
  expect((await cms.call('DELETE', address)).status).toBe(403)
  const left = await cms.call('GET', address, { token: other.token })
  expect(await left.json()).toMatchObject({ value: { limit: 10 } })
})
