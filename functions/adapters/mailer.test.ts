import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startSmtpServer } from '../../dev/testing/smtp-server.ts'
import { MailRejectedError } from '../ports/mail.ts'
import { outboxMailer, smtpMailer } from './mailer.ts'

const mail = {
  to: 'ayu@example.com',
  subject: 'Bali — näher als du denkst',
  text: 'Plain words\n.\nafter a lonely dot',
  html: '<p>Words &amp; more</p>',
}
const sender = { from: 'Nusa <hello@nusa.example>', replyTo: null }
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nusa-outbox-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the outbox', () => {
  test('stores an email as a file that mail clients can open', async () => {
    await outboxMailer(path.join(folder, 'deeper'), sender).send({ ...mail, replyTo: 'office@nusa.example' })
    const [file = ''] = await readdir(path.join(folder, 'deeper'))
    expect(file).toMatch(/\.eml$/)
    const parsed = await PostalMime.parse(await readFile(path.join(folder, 'deeper', file)))
    expect(parsed.subject).toBe(mail.subject)
    expect(parsed.to).toEqual([{ address: 'ayu@example.com', name: '' }])
    expect(parsed.from).toEqual({ address: 'hello@nusa.example', name: 'Nusa' })
    expect(parsed.replyTo).toEqual([{ address: 'office@nusa.example', name: '' }])
    expect(parsed.html?.trim()).toBe(mail.html)
    expect(parsed.text?.replaceAll('\r\n', '\n').trim()).toBe(mail.text)
  })

  test('prefers the reply address from the environment to the reply address of the email', async () => {
    const replyTo = 'answers@nusa.example'
    await outboxMailer(folder, { ...sender, replyTo }).send({ ...mail, replyTo: 'office@nusa.example' })
    const [file = ''] = await readdir(folder)
    const parsed = await PostalMime.parse(await readFile(path.join(folder, file)))
    expect(parsed.replyTo).toEqual([{ address: replyTo, name: '' }])
  })

  test('stores the attachments and the Message-ID of an email', async () => {
    const calendar = {
      filename: 'a.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: 'BEGIN',
    }
    const pdf = { filename: 'v.pdf', contentType: 'application/pdf', content: new Uint8Array([37, 80, 0, 255]) }
    const messageId = 'abc@nusa.example'
    await outboxMailer(folder, sender).send({ ...mail, messageId, attachments: [pdf, calendar] })
    const [file = ''] = await readdir(folder)
    const source = await readFile(path.join(folder, file))
    const parsed = await PostalMime.parse(source)
    expect(parsed.messageId).toBe('<abc@nusa.example>')
    expect(parsed.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['v.pdf', 'application/pdf'],
      ['a.ics', 'text/calendar'],
    ])
    expect(source.toString()).toMatch(/Content-Type: text\/calendar; charset=utf-8;\s+method=PUBLISH/)
    const { content = '' } = parsed.attachments[0] ?? {}
    expect(typeof content === 'string' ? content : new Uint8Array(content)).toEqual(pdf.content)
  })

  test('stores emails sent at the same moment in separate files', async () => {
    const mailer = outboxMailer(folder, sender, () => new Date('2026-11-21T06:00:00Z'))
    await Promise.all([mailer.send(mail), mailer.send(mail), mailer.send(mail)])
    expect(await readdir(folder)).toHaveLength(3)
  })

  test('does not turn a line break in an address into another header', async () => {
    const mailer = outboxMailer(folder, sender)
    await mailer.send({ ...mail, to: 'ayu@example.com\r\nBcc: all@example.com' })
    const [file = ''] = await readdir(folder)
    expect(await readFile(path.join(folder, file), 'utf8')).not.toMatch(/^Bcc:/im)
  })
})

/** Sends the email to a server. Returns the error, and the recorded problems of the server. */
async function sendTo(url: string) {
  const recorded: (string | null)[] = []
  const problems = { record: async (kind: string | null) => void recorded.push(kind) }
  const error: unknown = await smtpMailer(url, sender, problems)
    .send(mail)
    .then(
      () => null,
      (thrown: unknown) => thrown,
    )
  return { error, recorded }
}

test.each([
  ['is not retried if its recipient is rejected permanently', '550 no such mailbox', true],
  ['is retried if its recipient is rejected temporarily', '450 greylisted', false],
])('an email %s, and no problem of the mail server is recorded', async (_rule, RCPT, isRefused) => {
  const server = await startSmtpServer({ RCPT })
  const { error, recorded } = await sendTo(server.url)
  server.stop()
  expect(error).toBeInstanceOf(Error)
  expect(error instanceof MailRejectedError).toBe(isRefused)
  expect(recorded).toEqual([])
})

test.each([
  ['sign-in', { AUTH: '535 5.7.8 bad credentials' }],
  ['sign-in', { RCPT: '554 5.7.1 <ayu@example.com>: Relay access denied' }],
  ['sender', { MAIL: '550 5.7.1 not your address' }],
  ['sender', { RCPT: '553 5.7.1 <hello@nusa.example>: Sender address rejected' }],
  ['sender', { '.': '550 5.7.60 no permission to send as this sender' }],
  ['unavailable', { EHLO: '421 busy' }],
] as const)(
  'if the mail server replies $1, the email is retried and the problem "$0" is recorded',
  async (kind, replies) => {
    const server = await startSmtpServer(replies)
    const { error, recorded } = await sendTo(server.url)
    server.stop()
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(MailRejectedError)
    expect(recorded).toEqual([kind])
  },
)

test('an email that the mail server accepts ends the recorded problem', async () => {
  const server = await startSmtpServer()
  expect(await sendTo(server.url)).toEqual({ error: null, recorded: [null] })
  expect(server.receivedCount).toBe(1)
  server.stop()
})

test('if the mail server cannot be reached, sending an email fails and the problem "unavailable" is recorded', async () => {
  const server = await startSmtpServer()
  server.stop()
  const { error, recorded } = await sendTo(server.url)
  expect(error).toBeInstanceOf(Error)
  expect(recorded).toEqual(['unavailable'])
})
