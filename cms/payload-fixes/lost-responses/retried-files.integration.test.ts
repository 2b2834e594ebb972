import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'
import { createPicture, pictureBytes } from '../../testing/content.ts'
import { createFormClient } from '../../testing/forms.ts'
import { unansweredSavesField } from './unanswered-saves.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

const { open, submit } = createFormClient(() => company)

describe('a save whose response was lost', () => {
  test('succeeds when repeated with the same picture file, and after further input', async () => {
    const { cms } = company
    const { id } = await createPicture(cms.payload, { background: '#102030' })
    const fileOf = async (background: string) =>
      new File([new Uint8Array(await pictureBytes(300, 200, background))], 'Other.png', { type: 'image/png' })
    const form = { ...(await open('editor', `media/${id}`)), alt: 'Newer' }
    for (const _time of [1, 2])
      expect((await submit('editor', `media/${id}`, ['', form], await fileOf('#405060'))).status).toBe(200)
    const stored = await cms.payload.findByID({ collection: 'media', id })
    expect(stored).toMatchObject({ alt: 'Newer', filename: expect.stringMatching(/^other-/) })
    const files = [stored.filename ?? '', ...(stored.renditions ?? []).map(({ file }) => file)]
    for (const file of files) expect(existsSync(path.join(cms.env.mediaDir, file)), file).toBe(true)
    expect((await submit('editor', `media/${id}`, ['', form], await fileOf('#708090'))).status).toBe(409)
    const writtenOn = { ...form, alt: 'Newest', [unansweredSavesField]: [form] }
    const on = await submit('editor', `media/${id}`, ['', writtenOn], await fileOf('#405060'))
    expect(on).toMatchObject({ status: 200, doc: { alt: 'Newest' } })
    const lateResponse = await submit('editor', `media/${id}`, ['', writtenOn], await fileOf('#708090'))
    expect(lateResponse.status).toBe(409)
  })

  test("succeeds when an administrator repeats it with a new password, for their own or another user's account", async () => {
    const [own, later, third] = ['A-Password-1', 'Another-Password-1', 'A-Third-Password-1'] as const
    const data = { name: 'Kadek', role: 'staff', email: 'kadek@nusa.example', password: own } as const
    const { id: colleague } = await company.cms.payload.create({ collection: 'users', data })
    for (const [id, present] of [
      [company.admin.account.id, later],
      [colleague, own],
    ] as const) {
      const address = `users/${id}`
      const form = { ...(await open('admin', address)), current_password: own }
      for (const _time of [1, 2])
        expect((await submit('admin', address, ['', { ...form, password: later }])).status).toBe(200)
      const another = { ...form, password: third, current_password: present }
      expect((await submit('admin', address, ['', another])).status).toBe(409)
      // Without the user's own password, the response reveals nothing about the password of the account.
      for (const password of [later, third]) {
        const guess = { ...form, password, current_password: undefined }
        expect((await submit('admin', address, ['', guess])).status).toBe(409)
      }
      const changedBack = await submit('admin', address, ['', { password: own, current_password: present }])
      expect(changedBack.status).toBe(200)
    }
  })

  test('does not reveal whether a guess at the password of another CMS user is right', async () => {
    const address = `users/${company.editor.account.id}`
    const form = { ...(await open('admin', address)), updatedAt: '2020-01-01T00:00:00.000Z' }
    for (const password of ['A-Password-1', 'A-Third-Password-1']) {
      const guess = { ...form, password, current_password: 'A-Password-1' }
      expect((await submit('admin', address, ['', guess])).status).toBe(409)
    }
  })
})
