import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '../payload-types.ts'
import { type Company, startCompany } from '../testing/company.ts'
import { WaitingDocuments } from './WaitingDocuments.tsx'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

/** What heads the start page of a colleague. */
async function startPageOf({ account }: { account: User }): Promise<string> {
  const { payload } = company.cms
  return renderToStaticMarkup(
    await WaitingDocuments({ payload, i18n: { language: 'en' }, user: { ...account, collection: 'users' } }),
  )
}

const decide = (id: number) =>
  company.rest(company.staff.token, 'PATCH', `identity-documents/${id}`, { state: 'verified' })

test('the start page says to staff and administrators how many identity documents wait, and leads to them', async () => {
  for (const who of [company.staff, company.admin]) {
    const page = await startPageOf(who)
    expect(page).toContain('2 identity documents wait')
    expect(page).toContain('/admin/collections/identity-documents?')
  }
  await decide(company.ofAyu.document.id)
  expect(await startPageOf(company.staff)).toContain('1 identity document waits')
  await decide(company.ofBen.document.id)
  expect(await startPageOf(company.staff)).toBe('')
})

test('the start page of editors, who may not see them, says nothing of identity documents', async () => {
  expect(await startPageOf(company.editor)).toBe('')
})
