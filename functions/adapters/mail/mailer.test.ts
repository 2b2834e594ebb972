import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { outboxMailer, smtpMailer } from './mailer.ts'

const mail = {
  to: 'ayu@example.com',
  subject: 'Bali — näher als du denkst',
  text: 'Plain words\n.\nafter a lonely dot',
  html: '<p>Words &amp; more</p>',
}
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nusa-outbox-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the outbox', () => {
  test('keeps a mail as a file that a mail program reads', async () => {
    await outboxMailer(path.join(folder, 'deeper'), 'Nusa <hello@nusa.example>').send(mail)
    const [file = ''] = await readdir(path.join(folder, 'deeper'))
    expect(file).toMatch(/\.eml$/)
    const parsed = await PostalMime.parse(await readFile(path.join(folder, 'deeper', file)))
    expect(parsed.subject).toBe(mail.subject)
    expect(parsed.to).toEqual([{ address: 'ayu@example.com', name: '' }])
    expect(parsed.from).toEqual({ address: 'hello@nusa.example', name: 'Nusa' })
    expect(parsed.html?.trim()).toBe(mail.html)
    expect(parsed.text?.replaceAll('\r\n', '\n').trim()).toBe(mail.text)
  })

  test('keeps mails of one moment apart', async () => {
    const mailer = outboxMailer(folder, 'hello@nusa.example', () => new Date('2026-11-21T06:00:00Z'))
    await Promise.all([mailer.send(mail), mailer.send(mail), mailer.send(mail)])
    expect(await readdir(folder)).toHaveLength(3)
  })

  test('a line break in an address makes no second header', async () => {
    const mailer = outboxMailer(folder, 'hello@nusa.example')
    await mailer.send({ ...mail, to: 'ayu@example.com\r\nBcc: all@example.com' })
    const [file = ''] = await readdir(folder)
    expect(await readFile(path.join(folder, file), 'utf8')).not.toMatch(/^Bcc:/im)
  })
})

test('a mail server that is not there rejects', async () => {
  const server = createServer().listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await new Promise((resolve) => server.close(resolve))
  await expect(smtpMailer(`smtp://127.0.0.1:${port}`, 'hello@nusa.example').send(mail)).rejects.toThrow()
})
