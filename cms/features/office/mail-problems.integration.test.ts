import { mailProblemKey, mailProblemSchema } from '@nusa/shared/operations'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startSmtpServer } from '../../../dev/testing/smtp-server.ts'
import { captureLog } from '../../testing/captured-log.ts'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { inviteField } from '../invitations/invite-field.ts'
import { readMailProblems } from './mail-problems.ts'

let server: Awaited<ReturnType<typeof startSmtpServer>>
let cms: TestCms
const log = captureLog()
beforeAll(async () => {
  server = await startSmtpServer()
  cms = await startCms({ smtpUrl: server.url }, log.configure)
})
afterAll(async () => {
  await cms.stop()
  server.stop()
})

const send = () => cms.payload.sendEmail({ to: 'putu@example.com', subject: 'Welcome', text: 'Hello' })

test('a problem with the mail server is stored until the CMS can send an email', async () => {
  server.replies = { AUTH: '535 5.7.8 bad credentials' }
  await expect(send()).rejects.toThrow('Invalid login')
  await expect(send()).rejects.toThrow('Invalid login')
  const found = await readMailProblems(cms.payload)
  expect(found).toMatchObject([{ process: 'cms', problem: { kind: 'sign-in' } }])
  const { since, last } = mailProblemSchema.parse(await cms.payload.kv.get(mailProblemKey('cms')))
  expect(Date.parse(last)).toBeGreaterThan(Date.parse(since))

  server.replies = { RCPT: '550 no such mailbox' }
  await expect(send()).rejects.toThrow('no such mailbox')
  expect(await readMailProblems(cms.payload), 'a rejected recipient is no problem of the server').toEqual(found)
  server.replies = {}
  await send()
  expect(await readMailProblems(cms.payload)).toEqual([])
})

test('a failed email to a CMS user is logged as mail-failed, without the address', async () => {
  const { token, account } = await createCmsUser(cms, 'admin')
  server.replies = { RCPT: '550 <someone> no such mailbox' }
  log.lines.length = 0
  await cms.call('POST', '/api/users/forgot-password', { body: { email: account.email } })
  const invited = { name: 'Putu', email: 'putu@example.com', role: 'editor', current_password: 'A-Password-1' }
  await cms.call('POST', '/api/users', {
    token,
    body: { ...invited, password: 'Aa1-a-random-one', [inviteField]: true },
  })
  const failed = { level: 'error', message: 'mail-failed', code: 'EENVELOPE', response: 550, error: 'Error' }
  // The email with the link is sent after the response, so the two failures may be logged in any order.
  const readErrors = () => log.lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error')
  await vi.waitFor(
    () =>
      expect(readErrors()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ ...failed, subject: 'Reset Your Password' }),
          expect.objectContaining({ ...failed, subject: 'Your account in Nusa’s CMS' }),
        ]),
      ),
    10_000,
  )
  server.replies = {}
  await send()
  expect(readErrors(), 'each failure is logged once').toHaveLength(2)
  expect(log.lines.join('')).not.toContain('someone')
})
