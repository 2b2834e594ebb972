import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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

  test('uses the reply address from the environment if one is set', async () => {
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

/** Starts a mail server that answers every recipient with this line. */
async function startSmtpServer(answer: string): Promise<{ url: string; stop(): void }> {
  const server = createServer((socket) => {
    socket.write('220 here\r\n')
    socket.on('data', (data) => socket.write(/^RCPT/im.test(data.toString()) ? `${answer}\r\n` : '250 ok\r\n'))
    socket.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, stop: () => void server.close() }
}

test.each([
  ['is not retried if it is rejected permanently', '550 no such mailbox', true],
  ['is retried if it is rejected temporarily', '450 greylisted', false],
])('a mail %s', async (_rule, answer, isRefused) => {
  const server = await startSmtpServer(answer)
  const error: unknown = await smtpMailer(server.url, sender)
    .send(mail)
    .catch((thrown: unknown) => thrown)
  server.stop()
  expect(error).toBeInstanceOf(Error)
  expect(error instanceof MailRejectedError).toBe(isRefused)
})

test('sending an email rejects if the mail server cannot be reached', async () => {
  const server = createServer().listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await new Promise((resolve) => server.close(resolve))
  await expect(smtpMailer(`smtp://127.0.0.1:${port}`, sender).send(mail)).rejects.toThrow()
})
