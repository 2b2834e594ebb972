import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { resetTwoStep } from '../../scripts/reset-two-step.ts'
import { createCmsUser, createTraveller } from '../../testing/people.ts'
import { createDocument } from '../../testing/records.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { createTwoStepHelpers, password } from '../../testing/two-step.ts'

let cms: TestCms
let at: ReturnType<typeof createTwoStepHelpers>
let adminToken = ''
beforeAll(async () => {
  cms = await startCms()
  at = createTwoStepHelpers(cms)
  adminToken = (await createCmsUser(cms, 'admin')).token
})
afterAll(() => cms.stop())

const require = (changes: object) => cms.payload.updateGlobal({ slug: 'sign-in-settings', data: changes })

describe('a required second factor', () => {
  afterAll(() => require({ required: { editor: false } }))

  test('limits users without a second factor to setting up a factor, in new and in older sessions', async () => {
    const before = await at.createUser('editor')
    const earlier = await before.signIn()
    await require({ required: { editor: true } })
    const user = await at.createUser('editor')
    const byPassword = await user.signIn()
    const link = await at.requestLink(user.email)
    const { token: byLink = '' } = await user.send('reset-password', { token: link, password })
    for (const [token, id] of [
      [earlier, before.id],
      [byPassword, user.id],
      [byLink, user.id],
    ] as const) {
      expect(await at.signedInAs(token)).toEqual([null, null])
      const tours = await cms.call('GET', '/api/tours', { token })
      const changed = await cms.call('PATCH', `/api/users/${id}`, { token, body: { name: 'Changed' } })
      expect([tours.status, changed.status]).toEqual([403, 403])
    }
    await at.setUpApp(user, byLink)
    expect(await at.signedInAs(byLink)).toEqual([user.id, user.id])
    const removed = await user.send('two-step/app/remove', {}, byLink)
    expect(removed.status).toBe(400)
  })

  test('can be set up immediately after a new user accepts an invitation', async () => {
    await require({ required: { editor: true } })
    const user = await at.createUser('editor')
    await cms.payload.db.drizzle.execute(sql`update users set hash = null, salt = null where id = ${user.id}`)
    const link = await at.requestLink(user.email)
    const { token = '' } = await user.send('reset-password', { token: link, password })
    expect(await at.signedInAs(token)).toEqual([null, null])
    await at.setUpApp(user, token)
    expect(await at.signedInAs(token)).toEqual([user.id, user.id])
  })

  test('prevents an administrator without a second factor from resetting the factors of other users', async () => {
    const other = await at.createUser()
    await at.setUpApp(other)
    await require({ required: { admin: true } })
    const parked = await (await at.createUser('admin')).signIn()
    const reset = await cms.call('POST', `/api/users/${other.id}/two-step/reset`, { token: parked, body: {} })
    await require({ required: { admin: false } })
    expect(reset.status).toBe(403)
  })

  test('can be switched on or off only by administrators', async () => {
    const editor = await at.createUser('staff')
    const token = await editor.signIn()
    const body = { required: { staff: false }, protect_documents: false }
    expect((await cms.call('POST', '/api/globals/sign-in-settings', { token, body })).status).toBe(403)
    expect((await cms.call('GET', '/api/globals/sign-in-settings', { token })).status).toBe(403)
  })
})

test('identity documents are accessible only with a second factor, unless the setting is switched off', async () => {
  const user = await at.createUser()
  const { token } = await at.setUpApp(user)
  const other = await at.createUser()
  const withoutFactor = await other.signIn()
  const read = async (given: string) => (await cms.call('GET', '/api/identity-documents', { token: given })).status
  expect([await read(token), await read(withoutFactor)]).toEqual([200, 403])
  const traveller = await createTraveller(cms, 'cai@nusa.example')
  const { id } = await createDocument(cms.payload, traveller.account.id)
  const picture = async (given: string) =>
    (await cms.call('GET', `/api/identity-documents/${id}/picture`, { token: given })).status
  expect([await picture(token), await picture(withoutFactor)]).toEqual([200, 404])
  const account = async (given: string) =>
    (await cms.call('GET', `/api/travellers/${traveller.account.id}?depth=2`, { token: given })).text()
  expect([await account(token), await account(withoutFactor)]).toEqual([
    expect.stringContaining('in_review'),
    expect.not.stringContaining('in_review'),
  ])
  const change = await cms.call('PATCH', '/api/identity-documents/1', { token: withoutFactor, body: {} })
  expect(change.status).toBe(403)
  await require({ protect_documents: false })
  expect(await read(withoutFactor)).toBe(200)
  await require({ protect_documents: true })
})

test('an administrator resets the second factors of another user, who is signed out and notified', async () => {
  const user = await at.createUser()
  const { token } = await at.setUpApp(user)
  const reset = (given: string, id = user.id) =>
    cms.call('POST', `/api/users/${id}/two-step/reset`, { token: given, body: {} })
  expect((await reset(await (await at.createUser()).signIn())).status).toBe(403)
  const { user: admin } = await cms.payload.auth({ headers: new Headers({ Authorization: `JWT ${adminToken}` }) })
  expect((await reset(adminToken, Number(admin?.id))).status).toBe(400)
  expect((await reset(adminToken)).status).toBe(200)
  expect(await at.signedInAs(token)).toEqual([null, null])
  expect(await at.signedInAs(await user.signIn())).toEqual([user.id, user.id])
  await vi.waitFor(async () => expect((await at.mailsTo(user.email)).join()).toContain('administrator removed'))
  expect(await at.auditOf(user.id)).toContain('admin: two_step_reset')
})

test('a reset without second factors is refused, and does not sign the user out', async () => {
  const user = await at.createUser()
  const token = await user.signIn()
  const response = await cms.call('POST', `/api/users/${user.id}/two-step/reset`, { token: adminToken, body: {} })
  expect(response.status).toBe(400)
  expect(await at.signedInAs(token)).toEqual([user.id, user.id])
})

test('the command of the operator resets the second factors of a user', async () => {
  const user = await at.createUser()
  const { token } = await at.setUpApp(user)
  expect(await resetTwoStep(cms.env.databaseUrl, ` ${user.email.toUpperCase()} `)).toBe(true)
  expect(await at.signedInAs(token)).toEqual([null, null])
  expect(await at.signedInAs(await user.signIn())).toEqual([user.id, user.id])
  expect(await at.auditOf(user.id)).toContain('Operator: two_step_reset')
  expect(await resetTwoStep(cms.env.databaseUrl, user.email)).toBe(false)
  await expect(resetTwoStep(cms.env.databaseUrl, 'nobody@nusa.example')).rejects.toThrow('no CMS user')
})

test('users can see and end only their own sessions, and an ended session is refused immediately', async () => {
  const user = await at.createUser()
  const [first, second, third] = [await user.signIn(), await user.signIn(), await user.signIn()]
  const { body } = await user.send('two-step/confirm', { password }, first)
  expect(body.state.sessions).toHaveLength(3)
  expect(body.state.sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1)
  const sidOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid
  const stranger = await at.createUser()
  expect((await stranger.send('sessions/end', { id: sidOf(second) }, await stranger.signIn())).status).toBe(404)
  expect((await user.send('sessions/end', { id: sidOf(second) }, first)).status).toBe(200)
  expect(await at.signedInAs(second)).toEqual([null, null])
  expect(await at.signedInAs(third)).toEqual([user.id, user.id])
  const ended = await user.send('sessions/end-others', {}, first)
  expect(ended.body.state.sessions).toHaveLength(1)
  expect([await at.signedInAs(third), await at.signedInAs(first)]).toEqual([
    [null, null],
    [user.id, user.id],
  ])
  expect((await at.auditOf(user.id)).filter((line) => line.endsWith('ended_sessions'))).toHaveLength(2)
})
