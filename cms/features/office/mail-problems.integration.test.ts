import { mailProblemKey, mailProblemSchema } from '@nusa/shared/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSmtpServer } from '../../../dev/testing/smtp-server.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { readMailProblems } from './mail-problems.ts'

let server: Awaited<ReturnType<typeof startSmtpServer>>
let cms: TestCms
beforeAll(async () => {
  server = await startSmtpServer()
  cms = await startCms({ smtpUrl: server.url })
})
afterAll(async () => {
  await cms.stop()
  server.stop()
})

const send = () => cms.payload.sendEmail({ to: 'putu@example.com', subject: 'Welcome', text: 'Hello' })

test('an email of the CMS that the mail server does not take is recorded until one is sent', async () => {
  server.replies = { AUTH: '535 5.7.8 bad credentials' }
  await expect(send()).rejects.toThrow('Invalid login')
  await expect(send()).rejects.toThrow('Invalid login')
  const found = await readMailProblems(cms.payload)
  expect(found).toMatchObject([{ process: 'cms', problem: { kind: 'sign-in' } }])
  const { since, last } = mailProblemSchema.parse(await cms.payload.kv.get(mailProblemKey('cms')))
  expect(Date.parse(last)).toBeGreaterThan(Date.parse(since))

  server.replies = { RCPT: '550 no such mailbox' }
  await expect(send()).rejects.toThrow('no such mailbox')
  expect(await readMailProblems(cms.payload), 'a rejected recipient says nothing about the server').toEqual(found)
  server.replies = {}
  await send()
  expect(await readMailProblems(cms.payload)).toEqual([])
})
