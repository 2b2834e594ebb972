import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { User } from '../../generated/payload-types.ts'
import { createCmsUser, type Person } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { findEmailByToken, findInvitations } from './find-invitations.ts'
import { inviteField } from './invite-field.ts'

const own = 'A-Password-1'
const chosen = 'Kopi-Luwak-77'
let cms: TestCms
let admin: Person<User>
let editor: Person<User>
beforeAll(async () => {
  cms = await startCms()
  admin = await createCmsUser(cms, 'admin')
  editor = await createCmsUser(cms, 'editor')
})
afterAll(() => cms.stop())

let people = 0
/** Creates an account as the form of the CMS does: with a random password that the server discards. */
async function invite(language = 'en', at = cms, token = admin.token) {
  people += 1
  const email = `person-${people}@nusa.example`
  const response = await at.call('POST', '/api/users', {
    token,
    body: {
      ...{ name: 'Putu <b>Sari</b>', email, role: 'editor', current_password: own },
      ...{ password: `Aa1-${randomUUID()}`, [inviteField]: true },
    },
    headers: { cookie: `payload-lng=${language}`, 'accept-language': language },
  })
  const body = await response.json()
  return { status: response.status, email, body, id: Number(body.doc?.id) }
}

const listMails = () => readdir(cms.env.outboxDir).catch((): string[] => [])

/** Returns the newest email to an address and the token of its link. */
async function mailTo(email: string): Promise<{ text: string; token: string }> {
  return vi.waitFor(async () => {
    for (const name of (await listMails()).sort().reverse()) {
      const text = (await readFile(path.join(cms.env.outboxDir, name), 'utf8')).replaceAll('=\r\n', '')
      const [, token] = /admin\/welcome\/([0-9a-f]{40})/.exec(text) ?? []
      if (text.includes(`To: ${email}`) && token) return { text, token }
    }
    throw new Error(`No invitation to ${email}.`)
  })
}

const signIn = (email: string, password: string) => cms.call('POST', '/api/users/login', { body: { email, password } })
const choose = (token: string, password = chosen) =>
  cms.call('POST', '/api/users/reset-password', { body: { token, password } })
const isInvited = async (id: number) => (await findInvitations(cms.payload, [id])).has(id)

test('an administrator creates an account without a password, and the user sets the password with a mailed link', async () => {
  const { status, email, body, id } = await invite()
  expect([status, body.message]).toEqual([201, `The invitation is on its way to ${email}.`])
  expect(JSON.stringify(body)).not.toMatch(/Aa1-|"password"/)
  expect(await isInvited(id)).toBe(true)
  const { text, token } = await mailTo(email)
  expect(text).toMatch(/Subject: .*Your.account.in/)
  expect(text).toContain('<p>Hello Putu &lt;b&gt;Sari')
  expect(await findEmailByToken(cms.payload, token)).toBe(email)

  const weak = await choose(token, 'weak')
  expect([weak.status, await isInvited(id)]).toEqual([400, true])
  const response = await choose(token)
  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toContain('payload-token=')
  expect(await isInvited(id)).toBe(false)
  expect((await signIn(email, chosen)).status).toBe(200)
  // The link works only once.
  expect((await choose(token, 'Another-Word-88')).status).toBe(403)
  expect(await findEmailByToken(cms.payload, token)).toBeNull()
})

test('every sign-in to an account without a password is refused', async () => {
  const { email } = await invite()
  for (const password of ['', 'x', own, 'null']) expect((await signIn(email, password)).status).not.toBe(200)
})

test('the invitation is in the language of the inviting administrator', async () => {
  const { email } = await invite('id')
  expect((await mailTo(email)).text).toContain('Subject: Akun Anda di CMS Nusa')
})

test('sending an invitation again creates a new link and invalidates the previous link', async () => {
  const { email, id } = await invite()
  const first = await mailTo(email)
  const repeated = await cms.call('POST', `/api/users/${id}/invite`, { token: admin.token })
  expect([repeated.status, (await repeated.json()).message]).toEqual([200, `The invitation is on its way to ${email}.`])
  const second = await vi.waitFor(async () => {
    const mail = await mailTo(email)
    expect(mail.token).not.toBe(first.token)
    return mail
  })
  expect((await choose(first.token)).status).toBe(403)
  expect((await choose(second.token)).status).toBe(200)
  const limited = await cms.call('POST', `/api/users/${id}/invite`, { token: admin.token })
  expect(limited.status).toBe(409)
  const { docs } = await cms.payload.find({
    collection: 'audit-log',
    where: { and: [{ kind: { equals: 'users' } }, { entry: { equals: String(id) } }] },
    sort: 'id',
  })
  expect(docs.map(({ operation }) => operation)).toEqual(['create', 'resend'])
})

test('an invitation link is refused after three days, and the account stays invited', async () => {
  const { email, id } = await invite()
  const { token } = await mailTo(email)
  const { rows } = await cms.payload.db.drizzle.execute(sql`
    select reset_password_expiration - now() > interval '71 hours' and reset_password_expiration - now() < interval '73 hours' as good
    from users where id = ${id}`)
  expect(rows).toEqual([{ good: true }])
  await cms.payload.db.drizzle.execute(
    sql`update users set reset_password_expiration = now() - interval '1 second' where id = ${id}`,
  )
  expect(await findEmailByToken(cms.payload, token)).toBeNull()
  expect((await choose(token)).status).toBe(403)
  expect(await isInvited(id)).toBe(true)
})

test("only administrators can invite users, and inviting a new user requires the administrator's current password", async () => {
  const { id } = await invite()
  const resendInvitation = (token: string | undefined, who: number | string) =>
    cms.call('POST', `/api/users/${who}/invite`, token === undefined ? {} : { token })
  expect((await resendInvitation(undefined, id)).status).toBe(403)
  expect((await resendInvitation(editor.token, id)).status).toBe(403)
  for (const who of ['0', '999999', 'x', '99999999999'])
    expect((await resendInvitation(admin.token, who)).status).toBe(404)
  const created = await cms.call('POST', '/api/users', {
    token: admin.token,
    body: { name: 'Putu', email: 'unconfirmed@nusa.example', role: 'admin' },
  })
  expect(created.status).toBe(400)
  expect((await invite('en', cms, editor.token)).status).toBe(403)
})

test('an administrator can send the same invitation only a limited number of times', async () => {
  const { id } = await invite()
  const statuses: number[] = []
  for (let time = 0; time < 7; time += 1) {
    statuses.push((await cms.call('POST', `/api/users/${id}/invite`, { token: admin.token })).status)
  }
  expect(statuses.slice(-1)).toEqual([429])
})

test('an account is created even if its invitation cannot be mailed, and the response reports the failure', async () => {
  const cmsWithoutMail = await startCms({ smtpUrl: 'smtp://127.0.0.1:1' })
  const other = await createCmsUser(cmsWithoutMail, 'admin')
  const { status, body } = await invite('en', cmsWithoutMail, other.token)
  expect([status, body.message]).toEqual([
    201,
    'The account was created, but the invitation could not be sent. Please send it again.',
  ])
  await cmsWithoutMail.stop()
})

test('an account that an API client creates with a password gets no invitation', async () => {
  const body = { name: 'Made', email: 'made@nusa.example', role: 'staff', current_password: own, password: chosen }
  const response = await cms.call('POST', '/api/users', { token: admin.token, body })
  expect(response.status).toBe(201)
  expect(await isInvited(Number((await response.json()).doc.id))).toBe(false)
})

test.each(['where[password][equals]=x', 'sort=password', 'select[password]=true'])(
  'a list of accounts contains no password fields, even with the query %s',
  async (query) => {
    const response = await cms.call('GET', `/api/users?${query}`, { token: admin.token })
    expect(response.status).toBeLessThan(500)
    expect(await response.text()).not.toMatch(/"password":|"hash"|"salt"/)
  },
)
