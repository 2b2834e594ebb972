import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCmsUser } from '../../../testing/people.ts'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

test('a sign-in that waits for its second step ends if the password or email address changes', async () => {
  const { account } = await createCmsUser(cms, 'editor')
  const { id } = account
  const { drizzle } = cms.payload.db
  const isWaitingAfter = async (data: { name?: string; password?: string; email?: string }) => {
    await drizzle.execute(sql`
      insert into cms_sessions (id, user_id, device, parked_until)
      values ('waiting', ${id}, 'Firefox, Windows', now() + interval '5 minutes')
      on conflict do nothing`)
    await cms.payload.update({ collection: 'users', id, data })
    return (await drizzle.execute(sql`select from cms_sessions where id = 'waiting'`)).rowCount === 1
  }
  expect(await isWaitingAfter({ name: 'Made' })).toBe(true)
  expect(await isWaitingAfter({ password: 'New-Password-of-2026!' })).toBe(false)
  expect(await isWaitingAfter({ email: 'made@nusa.example' })).toBe(false)
})
