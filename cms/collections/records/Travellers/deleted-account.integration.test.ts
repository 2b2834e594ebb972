import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mergeField } from '../../../features/merging/merge-request.ts'
import { type Company, startCompany } from '../../../testing/company.ts'

let company: Company
let form: Record<string, unknown>
const path = () => `travellers/${company.ayu.account.id}`
const open = async () => (await company.rest(company.admin.token, 'GET', `${path()}?depth=0`)).json()

beforeAll(async () => {
  company = await startCompany()
  await company.rest(company.staff.token, 'PATCH', path(), { first_name: 'Ayu', city: 'Ubud' })
  form = await open()
  // As the traveller deletes the account on the site.
  const { pool } = company.cms.payload.db
  await pool.query(
    `update travellers set first_name = null, city = null, email = 'deleted@deleted.invalid', _verified = false,
       deleted_at = '2026-11-27T15:00:00Z', updated_at = now() where id = $1`,
    [company.ayu.account.id],
  )
})
afterAll(() => company.cms.stop())

const english = 'The traveller deleted this account on 27 Nov 2026. It can no longer be changed.'
const indonesian = 'Wisatawan menghapus akun ini pada 27 Nov 2026. Akun ini tidak dapat diubah lagi.'

async function save(body: object, language = 'en') {
  const headers = { 'accept-language': language }
  const { token } = company.admin
  const response = await company.cms.call('PATCH', `/api/${path()}`, { token, body, headers })
  return { status: response.status, message: (await response.json()).errors?.[0].message }
}

describe('a deleted account', () => {
  test('cannot be changed by CMS users, and the error contains the date of deletion', async () => {
    const before = await open()
    for (const change of [{ city: 'Amed' }, { blocked: true }, { email: 'ayu@example.com' }, { _verified: true }])
      expect(await save(change)).toEqual({ status: 409, message: english })
    expect(await save({ city: 'Amed' }, 'id')).toEqual({ status: 409, message: indonesian })
    expect(await open()).toEqual(before)
  })

  test('does not accept a form that was opened before the deletion, with or without merging', async () => {
    const before = await open()
    for (const stale of [form, { ...form, city: 'Amed' }, { ...form, city: 'Amed', [mergeField]: { opened: form } }])
      expect(await save(stale)).toEqual({ status: 409, message: english })
    expect(await open()).toEqual(before)
  })

  test('has a read-only form', async () => {
    const response = await company.rest(company.admin.token, 'POST', `travellers/access/${company.ayu.account.id}`)
    const permissions = await response.json()
    expect([permissions.read, Boolean(permissions.update)]).toEqual([expect.anything(), false])
  })
})

test('saving an account that no longer exists returns 404 and an error that says so', async () => {
  const response = await company.rest(company.admin.token, 'PATCH', 'travellers/999999', { city: 'Amed' })
  const [{ message }] = (await response.json()).errors
  expect([response.status, message]).toEqual([404, 'This account was deleted. It can no longer be changed.'])
})
