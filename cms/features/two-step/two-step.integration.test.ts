import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { createCode, createTwoStepHelpers, password } from '../../testing/two-step.ts'

let cms: TestCms
let at: ReturnType<typeof createTwoStepHelpers>
let adminToken = ''
beforeAll(async () => {
  cms = await startCms()
  at = createTwoStepHelpers(cms)
  adminToken = (await createCmsUser(cms, 'admin')).token
})
afterAll(() => cms.stop())

/** Sends a request with the token to each kind of endpoint, and returns the statuses. */
async function statusesOf(token: string, id: number) {
  const requests: [method: string, address: string, body?: object][] = [
    ['GET', '/api/bookings'],
    ['GET', `/api/users/${id}`],
    ['PATCH', `/api/users/${id}`, { name: 'Changed' }],
    ['POST', '/api/users/refresh-token', {}],
    ['GET', '/api/office/bookings.csv'],
    ['POST', '/api/users/two-step/app/start', {}],
    ['POST', '/api/users/two-step/recovery-codes', {}],
    ['POST', '/api/users/two-step/confirm', { password }],
    ['POST', '/api/users/sessions/end-others', {}],
  ]
  const statuses: number[] = []
  for (const [method, address, body] of requests)
    statuses.push((await cms.call(method, address, { token, ...(body && { body }) })).status)
  return statuses
}

describe('a user with an authenticator app', () => {
  test('gets a token that no endpoint accepts until the user has entered a code', async () => {
    const user = await at.createUser()
    const { secret } = await at.setUpApp(user)
    const response = await user.send('login', { email: user.email, password })
    const token = response.token ?? expect.unreachable()
    expect(JSON.stringify(response.body)).not.toMatch(/Putu|exp|token/)
    expect(await at.signedInAs(token)).toEqual([null, null])
    const statuses = await statusesOf(token, user.id)
    expect(statuses.every((status) => status === 401 || status === 403 || status === 404)).toBe(true)
    expect(await at.signedInAs(token)).toEqual([null, null])
    expect((await user.send('second-step', { code: '000000' }, token)).status).toBe(400)
    expect((await user.send('second-step', { code: createCode(secret) }, token)).status).toBe(200)
    expect(await at.signedInAs(token)).toEqual([user.id, user.id])
  })

  test('cannot use a code twice, even in two concurrent sign-ins', async () => {
    const user = await at.createUser()
    const { secret } = await at.setUpApp(user)
    const tokens = [await user.signIn(), await user.signIn()]
    const code = createCode(secret)
    const statuses = await Promise.all(
      tokens.map(async (token) => (await user.send('second-step', { code }, token)).status),
    )
    expect(statuses.sort()).toEqual([200, 400])
  })

  test('cannot sign in with only a password reset link', async () => {
    const user = await at.createUser()
    await at.setUpApp(user)
    const link = await at.requestLink(user.email)
    const { status, token } = await user.send('reset-password', { token: link, password: 'Kopi-Luwak-77' })
    expect(status).toBe(200)
    expect(await at.signedInAs(token ?? expect.unreachable())).toEqual([null, null])
  })

  test('can sign in once with each recovery code, is notified by email, and can replace the codes', async () => {
    const user = await at.createUser()
    const { codes } = await at.setUpApp(user)
    const [code = ''] = codes
    const token = await user.signIn()
    expect((await user.send('second-step', { code: ` ${code.toUpperCase()} ` }, token)).status).toBe(200)
    expect((await user.send('second-step', { code }, await user.signIn())).status).toBe(400)
    const { body } = await user.send('two-step/recovery-codes', {}, token)
    expect(body.state.recoveryCodes).toBe(10)
    expect((await user.send('second-step', { code: codes[1] }, await user.signIn())).status).toBe(400)
    expect((await user.send('second-step', { code: body.codes[0] }, await user.signIn())).status).toBe(200)
    await vi.waitFor(async () => expect((await at.mailsTo(user.email)).length).toBe(4))
    expect((await at.auditOf(user.id)).map((line) => line.split(': ')[1])).toEqual([
      'authenticator_app_added',
      'recovery_code_used',
      'recovery_codes_replaced',
      'recovery_code_used',
    ])
  })

  test('is refused after five wrong codes from an IP address, even with the right code', async () => {
    const user = await at.createUser()
    const { secret } = await at.setUpApp(user)
    const token = await user.signIn()
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1)
      statuses.push((await user.send('second-step', { code: '000000' }, token)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    expect((await user.send('second-step', { code: createCode(secret) }, token)).status).toBe(429)
  })

  test('is signed out of all other sessions when the first factor is added', async () => {
    const user = await at.createUser()
    const other = await user.signIn()
    expect(await at.signedInAs(other)).toEqual([user.id, user.id])
    const { token } = await at.setUpApp(user)
    expect([await at.signedInAs(other), await at.signedInAs(token)]).toEqual([
      [null, null],
      [user.id, user.id],
    ])
  })

  test('must start again if the second step takes too long', async () => {
    const user = await at.createUser()
    const { secret } = await at.setUpApp(user)
    const token = await user.signIn()
    await cms.payload.db.drizzle.execute(sql`
      update cms_sessions set parked_until = now() - interval '1 second' where user_id = ${user.id} and parked_until is not null`)
    expect((await user.send('second-step', { code: createCode(secret) }, token)).status).toBe(401)
    expect(await at.signedInAs(token)).toEqual([null, null])
  })

  test('must start again if the password changes before the second step', async () => {
    const user = await at.createUser()
    const { secret, token } = await at.setUpApp(user)
    const change = { current_password: password, password: 'Kopi-Luwak-77' }
    const beforeChange = await user.signIn()
    expect((await cms.call('PATCH', `/api/users/${user.id}`, { token, body: change })).status).toBe(200)
    expect((await user.send('second-step', { code: createCode(secret) }, beforeChange)).status).toBe(401)
    const { token: beforeReset } = await user.send('login', { email: user.email, password: change.password })
    const link = await at.requestLink(user.email)
    expect((await user.send('reset-password', { token: link, password })).status).toBe(200)
    expect((await user.send('second-step', { code: createCode(secret) }, beforeReset)).status).toBe(401)
  })

  test('is refused while the session cannot be checked because of a database error', async () => {
    const user = await at.createUser()
    const { token } = await at.setUpApp(user)
    expect(await at.signedInAs(token)).toEqual([user.id, user.id])
    const { drizzle } = cms.payload.db
    await drizzle.execute(sql`alter table cms_sessions rename to cms_sessions_away`)
    try {
      expect(await at.signedInAs(token)).toEqual([null, null])
    } finally {
      await drizzle.execute(sql`alter table cms_sessions_away rename to cms_sessions`)
    }
    expect(await at.signedInAs(token)).toEqual([user.id, user.id])
  })

  test('has no secret in any response, and only encrypted or hashed secrets in the database', async () => {
    const user = await at.createUser()
    const { secret, codes, token } = await at.setUpApp(user)
    const addresses = [`/api/users/${user.id}?depth=3`, '/api/users?depth=3&limit=0', '/api/users/me', '/api/audit-log']
    for (const address of addresses) {
      for (const reader of [token, adminToken]) {
        const text = await (await cms.call('GET', address, { token: reader })).text()
        for (const value of [secret, ...codes]) expect(text).not.toContain(value)
      }
    }
    const { rows } = await cms.payload.db.drizzle.execute(sql`
      select (select secret from authenticator_apps where user_id = ${user.id}) as app,
        (select string_agg(code_hash, ' ') from recovery_codes where user_id = ${user.id}) as codes,
        (select count(*)::int from factor_challenges) as challenges`)
    const stored = JSON.stringify(rows)
    for (const value of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(value)
    expect(rows).toMatchObject([{ challenges: 0 }])
  })
})

describe('changing the second factor', () => {
  test('requires the password or a code, unless the user entered either of them in the last ten minutes', async () => {
    const user = await at.createUser()
    const { token, secret } = await at.setUpApp(user)
    const forget = () =>
      cms.payload.db.drizzle.execute(
        sql`update cms_sessions set confirmed_at = now() - interval '11 minutes' where user_id = ${user.id}`,
      )
    const changes = ['two-step/app/start', 'two-step/app/remove', 'two-step/recovery-codes']
    await forget()
    for (const change of changes) expect([change, (await user.send(change, {}, token)).status]).toEqual([change, 403])
    expect((await user.send('two-step/confirm', { password: 'wrong' }, token)).status).toBe(400)
    expect((await user.send('two-step/app/remove', {}, token)).status).toBe(403)
    expect((await user.send('two-step/confirm', { code: createCode(secret) }, token)).status).toBe(200)
    await forget()
    expect((await user.send('two-step/confirm', { password }, token)).status).toBe(200)
    const removed = await user.send('two-step/app/remove', {}, token)
    expect([removed.status, removed.body.state.app, removed.body.state.recoveryCodes]).toEqual([200, null, 0])
    expect(await at.signedInAs(await user.signIn())).toEqual([user.id, user.id])
  })

  test('is refused after five wrong codes in a signed-in session', async () => {
    const user = await at.createUser()
    const { token, secret } = await at.setUpApp(user)
    const confirm = async (code: string) => (await user.send('two-step/confirm', { code }, token)).status
    for (let time = 0; time < 5; time += 1) expect(await confirm('000000')).toBe(400)
    expect(await confirm(createCode(secret))).toBe(429)
  })

  test('must start again if adding an authenticator app takes too long', async () => {
    const user = await at.createUser()
    const token = await user.signIn()
    const { body } = await user.send('two-step/app/start', {}, token)
    await cms.payload.db.drizzle.execute(sql`update factor_challenges set expires_at = now() - interval '1 second'`)
    const { status } = await user.send('two-step/app', { code: createCode(body.secret) }, token)
    expect([status, (await user.send('two-step/recovery-codes', {}, token)).status]).toEqual([400, 400])
  })

  test('is refused if a page of another site sends the request', async () => {
    const user = await at.createUser()
    const token = await user.signIn()
    const headers = { origin: 'https://evil.example', cookie: `payload-token=${token}` }
    const response = await cms.call('POST', '/api/users/two-step/app/start', { body: {}, headers })
    expect(response.status).toBe(403)
  })
})
