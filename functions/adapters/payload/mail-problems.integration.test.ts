import { mailProblemKey, mailProblemSchema } from '@nusa/shared/operations'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startSmtpServer } from '../../../dev/testing/smtp-server.ts'
import { sendOutbox } from '../../services/mails/send-outbox.ts'
import { startShopWithOutbox } from '../../testing/outbox.ts'
import { smtpMailer } from '../mailer.ts'
import { createMailProblems } from './mail-problems.ts'
import { createProblemStore } from './problem-store.ts'

const { shop, bookWithoutSending, readMailRow, advanceClock } = await startShopWithOutbox()
const server = await startSmtpServer()
afterAll(async () => {
  server.stop()
  await shop.stop()
})

const store = createProblemStore(shop.office, shop.deps.log, shop.deps.now)
const sender = { from: 'Nusa <hello@nusa.example>', replyTo: null }
const deps = { ...shop.deps, mailer: smtpMailer(server.url, sender, createMailProblems(store)) }

async function readProblem() {
  const { rows } = await shop.office.db.execute(
    sql`select data from payload_kv where key = ${mailProblemKey('functions')}`,
  )
  return rows[0] ? mailProblemSchema.parse(rows[0].data) : null
}

test('the problem of a mail server that rejects the sign-in is stored, and deleted after the next sent email', async () => {
  const invoiceId = await bookWithoutSending()
  server.replies = { AUTH: '535 5.7.8 bad credentials' }
  const first = shop.clock.now.toISOString()
  await sendOutbox(deps)
  advanceClock(2)
  await sendOutbox(deps)
  expect(await readMailRow(invoiceId)).toMatchObject({ state: 'queued', attempts: 2 })
  expect(await readProblem()).toEqual({ kind: 'sign-in', since: first, last: shop.clock.now.toISOString() })

  server.replies = { RCPT: '553 5.7.1 <hello@nusa.example>: Sender address rejected: not owned by user nusa' }
  advanceClock(10)
  await sendOutbox(deps)
  expect(await readMailRow(invoiceId), 'the email is still queued').toMatchObject({ state: 'queued' })
  expect(await readProblem()).toMatchObject({ kind: 'sender', since: shop.clock.now.toISOString() })

  server.replies = {}
  advanceClock(20)
  expect((await sendOutbox(deps)).sent).toBe(1)
  expect(server.receivedCount).toBe(1)
  expect(await readProblem()).toBeNull()
})
