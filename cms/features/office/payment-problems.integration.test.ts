import { providerProblemKey } from '@nusa/shared/booking'
import { makeDate } from '@nusa/shared/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'
import { Attention } from '../start/admin/Attention.tsx'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

async function showStartPage(language: 'en' | 'id' = 'en'): Promise<string> {
  const user = { ...company.staff.account, collection: 'users' as const }
  const today = makeDate('2026-11-26')
  return renderToStaticMarkup(await Attention({ payload: company.cms.payload, language, today, user } as never))
}

test('staff see first that Xendit rejects the key, or that it has not responded for minutes', async () => {
  const { kv } = company.cms.payload
  const [since, minuteLater, later] = ['2026-11-26T01:00:00Z', '2026-11-26T01:01:00Z', '2026-11-26T01:05:00Z']
  await kv.set(providerProblemKey('invoices'), { since, last: since, status: 401 })
  await kv.set(providerProblemKey('refunds'), { since, last: minuteLater, status: null })
  const page = await showStartPage()
  expect(page).toMatch(
    /<li><strong>Xendit rejects the site’s key with status 401, since 26 Nov 2026, 09:00 .*Travellers cannot pay/,
  )
  expect(page).not.toContain('Refunds are not made')
  expect(await showStartPage('id')).toContain(
    '<li><strong>Xendit menolak kunci situs dengan status 401, sejak 26 Nov 2026',
  )

  await kv.set(providerProblemKey('refunds'), { since, last: later, status: null })
  expect(await showStartPage()).toMatch(/Xendit does not respond, since .* Refunds are not made automatically/)
  await kv.delete(providerProblemKey('invoices'))
  await kv.delete(providerProblemKey('refunds'))
  expect(await showStartPage()).not.toContain('Xendit')
})
