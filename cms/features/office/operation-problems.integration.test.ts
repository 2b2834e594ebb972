import {
  backupRunKey,
  mailProblemKey,
  missedWebhooksKey,
  providerProblemKey,
  webhookProblemKey,
} from '@nusa/shared/operations'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearAttention } from '../../testing/attention.ts'
import { type Company, startCompany } from '../../testing/company.ts'
import { Attention } from '../start/admin/Attention.tsx'

let company: Company
beforeAll(async () => {
  company = await startCompany()
  await clearAttention(company)
})
afterAll(() => company.cms.stop())

async function showStartPage(language: 'en' | 'id' = 'en', role: 'staff' | 'admin' = 'staff'): Promise<string> {
  const user = { ...company[role].account, collection: 'users' as const }
  const now = new Date('2026-11-26T08:00:00Z')
  return renderToStaticMarkup(await Attention({ payload: company.cms.payload, language, now, user } as never))
}

async function queueMail(values: {
  kind?: string
  dedupe_key: string
  attempts: number
  next_attempt_at: string | null
}): Promise<void> {
  const data = { kind: 'booking_received', to: 'ayu@example.com', state: 'queued', ...values }
  await company.cms.payload.create({ collection: 'outgoing-mails', data: data as never })
}

test('the start page first tells staff if Xendit rejects the key or has not responded for several minutes', async () => {
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

test('staff see why and since when emails are not sent, and administrators also see what to check', async () => {
  const { kv } = company.cms.payload
  const [since, last] = ['2026-11-26T06:05:00.000Z', '2026-11-26T06:06:00.000Z']
  await queueMail({ dedupe_key: 'tried', attempts: 1, next_attempt_at: '2099-01-01T00:00:00.000Z' })
  await queueMail({ dedupe_key: 'due', attempts: 0, next_attempt_at: since })
  await queueMail({ kind: 'booking_changed', dedupe_key: 'changed', attempts: 0, next_attempt_at: null })
  await queueMail({ dedupe_key: 'reminder', attempts: 0, next_attempt_at: '2099-01-01T00:00:00.000Z' })
  await kv.set(mailProblemKey('functions'), { kind: 'sign-in', since, last })
  const page = await showStartPage()
  expect(page).toMatch(
    /<li><strong>Emails to travellers have not been sent since 26 Nov 2026, 14:05 .*: the mail server rejects the sign-in. 3 emails/,
  )
  expect(page).toContain('Tell the operator of the site.')
  expect(page).not.toContain('SMTP_URL')
  expect(await showStartPage('en', 'admin')).toContain('Check the user name and the password in SMTP_URL.')
  expect(await showStartPage('id')).toContain('server email menolak login. 3 email')

  await kv.set(mailProblemKey('functions'), { kind: 'sender', since, last })
  expect(await showStartPage('en', 'admin')).toMatch(/the mail server rejects the sender.*MAIL_FROM/)
  await kv.set(mailProblemKey('functions'), { kind: 'unavailable', since, last })
  expect(await showStartPage()).not.toContain('not been sent')
  await kv.set(mailProblemKey('functions'), { kind: 'unavailable', since, last: '2026-11-26T06:11:00.000Z' })
  expect(await showStartPage()).toContain('the mail server cannot be reached')
  await kv.delete(mailProblemKey('functions'))
})

test('staff see that the webhooks of Xendit have the wrong token', async () => {
  const { kv } = company.cms.payload
  const since = '2026-11-26T06:05:00.000Z'
  await kv.set(webhookProblemKey, { since, last: since })
  expect(await showStartPage()).toMatch(
    /Payments have been confirmed minutes late since 26 Nov 2026, 14:05 .* Tell the operator/,
  )
  expect(await showStartPage('en', 'admin')).toContain('Compare XENDIT_WEBHOOK_TOKEN')
  await kv.delete(webhookProblemKey)
})

test('staff see that no webhooks arrive from Xendit after three payments in a row were found without a webhook', async () => {
  const { kv } = company.cms.payload
  const times = { since: '2026-11-26T06:05:00.000Z', last: '2026-11-26T09:00:00.000Z' }
  await kv.set(missedWebhooksKey, { ...times, payments: 2 })
  expect(await showStartPage()).not.toContain('webhook')
  await kv.set(missedWebhooksKey, { ...times, payments: 3 })
  expect(await showStartPage()).toMatch(
    /Since 26 Nov 2026, 14:05 .*, no webhook from Xendit has arrived: the last 3 payments .* Tell the operator/,
  )
  expect(await showStartPage('en', 'admin')).toContain('has the URL …/api/webhooks/xendit')
  await kv.set(webhookProblemKey, times)
  expect(await showStartPage(), 'the reason is the wrong token').not.toContain('no webhook')
  await kv.delete(webhookProblemKey)
  await kv.delete(missedWebhooksKey)
})

test('staff see that the last backup failed or is too old, but only if backups are set up', async () => {
  const { kv } = company.cms.payload
  expect(await showStartPage()).not.toContain('backup')
  const old = '2026-11-20T19:15:00.000Z'
  await kv.set(backupRunKey, { succeeded: old, failed: null })
  expect(await showStartPage()).toContain('The newest backup is older than 36 hours: it is from 21 Nov 2026, 03:15')
  await kv.set(backupRunKey, { succeeded: old, failed: '2026-11-21T19:15:00.000Z' })
  expect(await showStartPage()).toMatch(
    /The backup failed on 22 Nov 2026, 03:15 .* complete backup is from 21 Nov 2026/,
  )
  await kv.set(backupRunKey, { succeeded: null, failed: old })
  expect(await showStartPage('id', 'admin')).toMatch(/Pencadangan gagal .* Belum ada cadangan yang lengkap/)
  await kv.set(backupRunKey, { succeeded: new Date().toISOString(), failed: null })
  expect(await showStartPage()).not.toContain('backup')
  await kv.delete(backupRunKey)
})
