import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SoftwareAuthenticator } from '../../testing/authenticator.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { createCode } from '../../testing/two-step.ts'

const password = 'A-Password-1'
const origin = 'http://cms.example'
let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

async function send(action: string, body: object, token?: string) {
  const response = await cms.call('POST', `/api/users/${action}`, { body, ...(token && { token }) })
  const [, cookie] = /payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? []
  return { status: response.status, token: cookie ?? '', body: await response.json() }
}

let users = 0
/** Creates a user with a passkey. */
async function createUserWithPasskey() {
  users += 1
  const email = `user-${users}@nusa.example`
  const { id } = await cms.payload.create({
    collection: 'users',
    data: { name: 'Putu', role: 'staff', email, password },
  })
  const signIn = async () => (await send('login', { email, password })).token
  const token = await signIn()
  const key = new SoftwareAuthenticator()
  const started = await send('two-step/passkeys/start', {}, token)
  const added = await send(
    'two-step/passkeys',
    { name: 'Laptop', response: key.register(started.body.options, { origin }) },
    token,
  )
  expect([added.status, added.body.codes?.length, added.body.state.passkeys]).toMatchObject([
    200,
    10,
    [{ name: 'Laptop' }],
  ])
  return { id, email, key, token, signIn }
}

const signedInAs = async (token: string) =>
  (await (await cms.call('GET', '/api/users/me', { token })).json()).user?.id ?? null

/** Requests a challenge of the second step. */
const challenge = async (token: string) => (await send('second-step/passkey/start', {}, token)).body.options

test('the token of a user with a passkey is accepted only after the second step', async () => {
  const user = await createUserWithPasskey()
  const token = await user.signIn()
  expect(await signedInAs(token)).toBeNull()
  const response = user.key.authenticate(await challenge(token), { origin })
  expect((await send('second-step/passkey', { response }, token)).status).toBe(200)
  expect(await signedInAs(token)).toBe(user.id)
})

test('a response to a passkey challenge is accepted only once, and only for the sign-in that requested the challenge', async () => {
  const user = await createUserWithPasskey()
  const [first, second] = [await user.signIn(), await user.signIn()]
  const options = await challenge(first)
  const response = user.key.authenticate(options, { origin })
  expect((await send('second-step/passkey', { response }, second)).status).toBe(400)
  expect((await send('second-step/passkey', { response }, first)).status).toBe(200)
  expect((await send('second-step/passkey', { response }, await user.signIn())).status).toBe(400)
  const third = await user.signIn()
  await challenge(third)
  expect((await send('second-step/passkey', { response }, third)).status).toBe(400)
  expect([await signedInAs(second), await signedInAs(third)]).toEqual([null, null])
})

test.each([
  ['from another origin', { origin: 'http://evil.example' }],
  ['without user verification', { origin, isVerified: false }],
])('a passkey response %s is refused', async (_, options) => {
  const user = await createUserWithPasskey()
  const token = await user.signIn()
  const response = user.key.authenticate(await challenge(token), options)
  expect((await send('second-step/passkey', { response }, token)).status).toBe(400)
  expect(await signedInAs(token)).toBeNull()
})

test('a passkey is refused as a copy if the counter is lower than at the last sign-in', async () => {
  const user = await createUserWithPasskey()
  const token = await user.signIn()
  user.key.counter = 4
  const used = user.key.authenticate(await challenge(token), { origin })
  expect((await send('second-step/passkey', { response: used }, token)).status).toBe(200)
  const next = await user.signIn()
  user.key.counter = 2
  const copied = user.key.authenticate(await challenge(next), { origin })
  expect((await send('second-step/passkey', { response: copied }, next)).status).toBe(400)
})

test('the passkey of another user is refused', async () => {
  const [user, other] = [await createUserWithPasskey(), await createUserWithPasskey()]
  const token = await user.signIn()
  const response = other.key.authenticate(await challenge(token), { origin })
  expect((await send('second-step/passkey', { response }, token)).status).toBe(400)
  expect(await signedInAs(token)).toBeNull()
})

test('a passkey signs a user in without a password, and the session can open identity documents', async () => {
  const user = await createUserWithPasskey()
  const { body } = await send('passkey-sign-in/start', {})
  const response = user.key.authenticate(body.options, { origin })
  const signedIn = await send('passkey-sign-in', { id: body.id, response })
  expect([signedIn.status, await signedInAs(signedIn.token)]).toEqual([200, user.id])
  expect((await cms.call('GET', '/api/identity-documents', { token: signedIn.token })).status).toBe(200)
  expect((await send('passkey-sign-in', { id: body.id, response })).status).toBe(400)
  const started = await send('passkey-sign-in/start', {})
  const unverified = user.key.authenticate(started.body.options, { origin, isVerified: false })
  expect((await send('passkey-sign-in', { id: started.body.id, response: unverified })).status).toBe(400)
})

test('concurrent requests cannot remove both second factors of a user who needs a second factor', async () => {
  const user = await createUserWithPasskey()
  const { body: app } = await send('two-step/app/start', {}, user.token)
  expect((await send('two-step/app', { code: createCode(app.secret) }, user.token)).status).toBe(200)
  const { rows } = await cms.payload.db.drizzle.execute(sql`select id from passkeys where user_id = ${user.id}`)
  await cms.payload.updateGlobal({ slug: 'sign-in-settings', data: { required: { staff: true } } })
  const removed = await Promise.all([
    send('two-step/app/remove', {}, user.token),
    send('two-step/passkeys/remove', { id: rows[0]?.id }, user.token),
  ])
  await cms.payload.updateGlobal({ slug: 'sign-in-settings', data: { required: { staff: false } } })
  expect(removed.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('a removed passkey is refused', async () => {
  const user = await createUserWithPasskey()
  const { rows } = await cms.payload.db.drizzle.execute(sql`select id from passkeys where user_id = ${user.id}`)
  expect((await send('two-step/passkeys/remove', { id: rows[0]?.id }, user.token)).status).toBe(200)
  const { body } = await send('passkey-sign-in/start', {})
  const response = user.key.authenticate(body.options, { origin })
  expect((await send('passkey-sign-in', { id: body.id, response })).status).toBe(400)
})
