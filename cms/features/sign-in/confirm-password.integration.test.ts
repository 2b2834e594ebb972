import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currentPasswordTexts } from '../../fields/current-password/texts.ts'
import type { User } from '../../generated/payload-types.ts'
import { type Company, startCompany } from '../../testing/company.ts'
import type { Person } from '../../testing/people.ts'
import { remoteAddressHeader } from './remote-address.ts'

const own = 'A-Password-1'
const other = 'Another-Password-1'
const { confirmRequired: missing, wrongPassword: wrong } = currentPasswordTexts

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

/** Returns a new IP address, so that attempts do not share a limit. */
let addresses = 0
const newAddress = () => {
  addresses += 1
  return `10.66.${addresses >> 8}.${addresses & 255}`
}

interface ChangeRequest {
  by: Person<User>
  of?: Person<User>
  address?: string
  asForm?: boolean
}

/** Changes an account, or creates an account if `of` is missing, and returns the response. */
async function change(data: object, { by, of, address = newAddress(), asForm = false }: ChangeRequest) {
  const form = new FormData()
  form.append('_payload', JSON.stringify(data))
  const answer = await company.cms.call(of ? 'PATCH' : 'POST', `/api/users${of ? `/${of.account.id}` : ''}`, {
    token: by.token,
    headers: { [remoteAddressHeader]: address },
    ...(asForm ? { form } : { body: data }),
  })
  const body = await answer.json()
  return { status: answer.status, body, refusal: body.errors?.[0]?.data?.errors?.[0] ?? null }
}

const canSignIn = async ({ account }: Person<User>, password: string) =>
  (await company.cms.call('POST', '/api/users/login', { body: { email: account.email, password } })).status === 200

describe.each([
  ['a staff member', () => company.staff, () => company.staff],
  ['an administrator', () => company.admin, () => company.admin],
  ['an administrator who changes another user', () => company.admin, () => company.editor],
] as const)('%s', (_who, by, of) => {
  test.each<[string, object]>([
    ['another password', { password: other }],
    ['another email address', { email: 'taken@nusa.example' }],
    ['another password and email address', { email: 'taken@nusa.example', password: other, name: 'X' }],
  ])('cannot set %s if the current password is missing or wrong', async (_what, data) => {
    const request = { by: by(), of: of() }
    for (const [proof, message] of [
      [{}, missing],
      [{ current_password: '  ' }, missing],
      [{ current_password: [own] }, missing],
      [{ current_password: other }, wrong],
    ] as const) {
      for (const asForm of [false, true]) {
        const { status, refusal } = await change({ ...data, ...proof }, { ...request, asForm })
        expect([status, refusal]).toEqual([400, expect.objectContaining({ path: 'current_password', message })])
      }
    }
    const { email, name } = await company.cms.payload.findByID({ collection: 'users', id: of().account.id })
    expect([email, name]).toEqual([of().account.email, of().account.name])
    expect(await canSignIn(of(), own)).toBe(true)
  })

  test('can change the password and email address with the current password, which no response contains', async () => {
    const request = { by: by(), of: of() }
    const { email } = of().account
    const moved = await change({ email: `new-${email}`, current_password: own }, { ...request, asForm: true })
    expect([moved.status, moved.body.doc.email]).toEqual([200, `new-${email}`])
    const back = await change({ email, password: other, current_password: own }, request)
    expect([back.status, JSON.stringify([moved.body, back.body]).includes(own)]).toEqual([200, false])
    expect(await canSignIn(of(), other)).toBe(true)
    const now = by() === of() ? other : own
    expect((await change({ password: own, current_password: now }, request)).status).toBe(200)
  })

  test('can change the name and resubmit an unchanged email address without the current password', async () => {
    const { name, email } = of().account
    const data = { name, email: ` ${email.toUpperCase()} ` }
    expect((await change(data, { by: by(), of: of(), asForm: true })).status).toBe(200)
  })
})

test("changing another account requires the administrator's password, not the password of that account", async () => {
  const { admin, editor, cms } = company
  await cms.payload.update({ collection: 'users', id: editor.account.id, data: { password: other } })
  const request = { by: admin, of: editor }
  expect((await change({ password: own, current_password: other }, request)).refusal?.message).toBe(wrong)
  expect((await change({ password: own, current_password: own }, request)).status).toBe(200)
})

test("creating an account requires the administrator's current password", async () => {
  const data = { name: 'Made', email: 'made@nusa.example', password: other }
  const { admin, cms, rest } = company
  expect((await change(data, { by: admin })).refusal?.message).toBe(missing)
  expect((await change({ ...data, current_password: other }, { by: admin })).refusal?.message).toBe(wrong)
  const copied = await rest(admin.token, 'POST', `users/${admin.account.id}/duplicate`, {
    ...data,
    current_password: own,
  })
  expect(copied.status).toBe(404)
  expect((await change({ ...data, current_password: own }, { by: admin })).status).toBe(201)
  await cms.payload.delete({ collection: 'users', where: { email: { equals: data.email } } })
})

test('setting the password of several accounts with one request requires the current password', async () => {
  const { admin, rest } = company
  const answer = await rest(admin.token, 'PATCH', 'users?where[role][equals]=staff', { password: other })
  expect([answer.status, (await answer.json()).docs]).toEqual([400, []])
  expect(await canSignIn(company.staff, own)).toBe(true)
})

test('a wrong current password counts as a failed sign-in, a correct password does not', async () => {
  const address = newAddress()
  const request = { by: company.staff, of: company.staff, address }
  const name = { name: company.staff.account.name }
  for (let time = 0; time < 12; time += 1) {
    expect((await change({ ...name, current_password: own }, request)).status).toBe(200)
  }
  for (let time = 0; time < 10; time += 1) {
    expect((await change({ password: other, current_password: 'wrong' }, request)).status).toBe(400)
  }
  const refused = await change({ password: other, current_password: own }, request)
  expect([refused.status, refused.body.errors[0].message]).toEqual([429, expect.stringContaining('in 15 minutes')])
  const signIn = await company.cms.call('POST', '/api/users/login', {
    body: { email: company.staff.account.email, password: own },
    headers: { [remoteAddressHeader]: address },
  })
  expect(signIn.status).toBe(429)
})

test.each([{ password: other }, { email: 'moved@nusa.example' }])(
  'a password reset link is invalid after the change %j over REST or through the Local API',
  async (data) => {
    const { cms, editor, admin } = company
    const { email, id } = editor.account
    const link = () => cms.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    const open = async (token: string) =>
      (await cms.call('POST', '/api/users/reset-password', { body: { token, password: other } })).status
    const local = () => cms.payload.update({ collection: 'users', id, data })
    const rest = () => change({ ...data, current_password: own }, { by: admin, of: editor })
    for (const update of [local, rest]) {
      const token = await link()
      await update()
      expect(await open(token)).toBe(403)
      await cms.payload.update({ collection: 'users', id, data: { email, password: own } })
    }
    const token = await link()
    await cms.payload.update({ collection: 'users', id, data: { name: editor.account.name, email } })
    expect(await open(token)).toBe(200)
    await cms.payload.update({ collection: 'users', id, data: { password: own } })
  },
)
