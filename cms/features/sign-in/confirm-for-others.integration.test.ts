import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentPasswordInput } from '../../fields/current-password/current-password.ts'
import { currentPasswordTexts } from '../../fields/current-password/texts.ts'
import { type Company, startCompany } from '../../testing/company.ts'

const ownPassword = 'A-Password-1'
const newPassword = 'Another-Password-1'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

/** Changes an entry as an administrator and returns the response. */
async function change(path: string, data: object) {
  const answer = await company.rest(company.admin.token, 'PATCH', `${path}?depth=0`, data)
  const { doc, errors } = await answer.json()
  return { status: answer.status, doc, refusal: errors?.[0]?.data?.errors?.[0] ?? null }
}

/** Expects that the request is refused with an error of the form field if the password is missing, blank or wrong. */
async function expectPasswordRequired(path: string, data: object): Promise<void> {
  for (const [proof, message] of [
    [{}, currentPasswordTexts.confirmRequired],
    [{ current_password: ' ' }, currentPasswordTexts.confirmRequired],
    [{ current_password: newPassword }, currentPasswordTexts.wrongPassword],
  ] as const) {
    const { status, refusal } = await change(path, { ...data, ...proof })
    expect([status, refusal]).toEqual([400, expect.objectContaining({ path: 'current_password', message })])
  }
}

test("changing a user's role requires the administrator's current password", async () => {
  const { editor, admin, cms } = company
  const path = `users/${editor.account.id}`
  await expectPasswordRequired(path, { role: 'admin' })
  await expectPasswordRequired(`users/${admin.account.id}`, { role: 'staff' })
  for (const [id, role] of [
    [editor.account.id, 'editor'],
    [admin.account.id, 'admin'],
  ] as const) {
    expect(await cms.payload.findByID({ collection: 'users', id })).toMatchObject({ role })
  }
  expect((await change(path, { role: 'staff', current_password: ownPassword })).doc).toMatchObject({ role: 'staff' })
  expect((await change(path, { role: 'editor', current_password: ownPassword })).status).toBe(200)
})

test('a save requires no password if the role is unchanged or if the user cannot change roles', async () => {
  const { editor, rest } = company
  const { id } = editor.account
  expect((await change(`users/${id}`, { role: 'editor', name: 'Edi' })).status).toBe(200)
  const answer = await rest(editor.token, 'PATCH', `users/${id}`, { role: 'admin', name: 'Edith' })
  expect((await answer.json()).doc).toMatchObject({ role: 'editor', name: 'Edith' })
})

test("changing a traveller's password or email address requires the administrator's current password", async () => {
  const { ayu, cms } = company
  const path = `travellers/${ayu.account.id}`
  for (const data of [
    { password: newPassword },
    { email: 'taken@example.com' },
    { email: 'taken@example.com', phone: '+62 812 3456 7890' },
  ]) {
    await expectPasswordRequired(path, data)
  }
  const signIn = (password: string) =>
    cms.payload.login({ collection: 'travellers', data: { email: ayu.account.email, password } })
  await expect(signIn(ownPassword)).resolves.toMatchObject({ user: { email: ayu.account.email } })

  const moved = await change(path, { email: 'new-ayu@example.com', current_password: ownPassword })
  expect([moved.status, moved.doc.email]).toEqual([200, 'new-ayu@example.com'])
  expect(JSON.stringify(moved.doc)).not.toContain(ownPassword)
  const back = await change(path, { email: ayu.account.email, password: newPassword, current_password: ownPassword })
  expect(back.status).toBe(200)
  await expect(signIn(newPassword)).resolves.toMatchObject({ user: { email: ayu.account.email } })
})

test("other changes to a traveller's account, and changes by the site's API, require no password", async () => {
  const { ben, staff, rest, cms } = company
  const { id, email } = ben.account
  const data = { phone: '+62 812 3456 7890', email: ` ${email.toUpperCase()} ` }
  expect((await change(`travellers/${id}`, data)).doc).toMatchObject({ phone: '+62 812 3456 7890', email })
  expect(
    (await rest(staff.token, 'PATCH', `travellers/${id}`, { phone: '+62 812 3456 7890', blocked: true })).status,
  ).toBe(200)
  const user = { ...ben.account, collection: 'travellers' } as const
  await cms.payload.update({ collection: 'travellers', id, data: { password: newPassword }, user })
  await cms.payload.update({ collection: 'travellers', id, data: { password: ownPassword, email } })
})

test('a wrong current password counts as a failed sign-in', async () => {
  const { admin, ben, cms } = company
  for (let time = 0; time < 12; time += 1) {
    await change(`travellers/${ben.account.id}`, { password: newPassword, current_password: 'wrong' })
  }
  const body = { email: admin.account.email, password: ownPassword }
  expect((await cms.call('POST', '/api/users/login', { body })).status).toBe(429)
})

test('the forms of CMS users and travellers have the field for the current password', () => {
  for (const slug of ['users', 'travellers'] as const) {
    const names = company.cms.payload.collections[slug].config.fields.map((field) => 'name' in field && field.name)
    expect([slug, names]).toEqual([slug, expect.arrayContaining([currentPasswordInput.name])])
  }
})
