import { guessablePasswordMessage } from '@nusa/shared/account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'
import { startCms } from '../../testing/start-cms.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

const weak = 'abc'
const lacks = 'A password needs: at least 8 characters, one uppercase letter, one number, one special character.'
const strong = 'Another-Password-1'
/** The current password of the user who sets the new password. It confirms the change. */
const current_password = 'A-Password-1'

async function outcome(asked: Promise<Response>) {
  const response = await asked
  const [error] = (await response.json()).errors ?? []
  return [response.status, error?.data?.errors?.[0] ?? null]
}
const refusal = (message: string) => [400, expect.objectContaining({ path: 'password', message })]

describe('a weak password', () => {
  test('is refused for a new CMS user with the rules that the password violates', async () => {
    const create = (password: string) =>
      company.rest(company.admin.token, 'POST', 'users', {
        ...{ name: 'Nyoman', email: 'nyoman@nusa.example', password },
        current_password,
      })
    expect(await outcome(create(weak))).toEqual(refusal(lacks))
    expect(await outcome(create(`Aa1-${'x'.repeat(200)}`))).toEqual(
      refusal('A password needs: at most 200 characters.'),
    )
    expect(await outcome(create('Password1!'))).toEqual(refusal(guessablePasswordMessage))
    expect(await outcome(create(strong))).toEqual([201, null])
  })

  test('is refused for a CMS user who changes their own password', async () => {
    const path = `users/${company.staff.account.id}`
    const change = (password: unknown) =>
      company.rest(company.staff.token, 'PATCH', path, { password, current_password })
    expect(await outcome(change('weak-weak-1'))).toEqual(refusal('A password needs: one uppercase letter.'))
    expect((await outcome(change([strong])))[0]).toBe(400)
    expect(await outcome(change(strong))).toEqual([200, null])
  })

  test('is refused for a traveller whose password an administrator sets', async () => {
    const path = `travellers/${company.ayu.account.id}`
    const change = (password: string) =>
      company.rest(company.admin.token, 'PATCH', path, { password, current_password })
    expect(await outcome(change('weak'))).toEqual(
      refusal('A password needs: at least 8 characters, one uppercase letter, one number, one special character.'),
    )
    expect(await outcome(change(strong))).toEqual([200, null])
  })

  test('is refused for a reset with a mailed link, and the link is still valid', async () => {
    const { payload } = company.cms
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: company.editor.account.email },
      disableEmail: true,
    })
    const reset = (password: string) =>
      company.cms.call('POST', '/api/users/reset-password', { body: { token, password } })
    expect(await outcome(reset(weak))).toEqual(refusal(lacks))
    expect(await outcome(reset(strong))).toEqual([200, null])
  })

  test('is refused for the first user who registers', async () => {
    const empty = await startCms()
    const register = (password: string) =>
      empty.call('POST', '/api/users/first-register', { body: { name: 'Ada', email: 'ada@nusa.example', password } })
    expect(await outcome(register(weak))).toEqual(refusal(lacks))
    expect(await outcome(register(strong))).toEqual([200, null])
    await empty.stop()
  })
})
