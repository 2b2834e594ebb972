import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../../testing/company.ts'
import { lastAdminMessage } from './last-admin.ts'

const current_password = 'A-Password-1'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

const rolesNow = async () =>
  (await company.cms.payload.find({ collection: 'users', sort: 'id' })).docs.map(({ role }) => role)

async function change(id: number, data: object) {
  const response = await company.rest(company.admin.token, 'PATCH', `users/${id}`, { ...data, current_password })
  const { errors } = await response.json()
  return { status: response.status, message: errors?.[0]?.data?.errors?.[0]?.message }
}

test('the only administrator cannot lose the role or be deleted', async () => {
  const { admin, rest } = company
  expect(await change(admin.account.id, { role: 'staff' })).toEqual({ status: 400, message: lastAdminMessage })
  const deleted = await rest(admin.token, 'DELETE', `users/${admin.account.id}`)
  expect([deleted.status, await deleted.text()]).toEqual([409, expect.stringContaining(lastAdminMessage)])
  expect((await change(admin.account.id, { name: 'Ari' })).status).toBe(200)
})

test('only one of the last two administrators can give up the role if both try at the same time', async () => {
  const { admin, editor } = company
  expect((await change(editor.account.id, { role: 'admin' })).status).toBe(200)
  const ids = [admin.account.id, editor.account.id]
  const demotions = ids.map((id) =>
    company.cms.payload.update({ collection: 'users', id, data: { role: 'staff' } }).then(
      () => 'left',
      () => 'stayed',
    ),
  )
  expect((await Promise.all(demotions)).sort()).toEqual(['left', 'stayed'])
  expect((await rolesNow()).filter((role) => role === 'admin')).toHaveLength(1)
})
