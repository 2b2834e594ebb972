import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from '../../ports/mail.ts'

const seconds = 1000

/**
 * Sends mails over SMTP (`smtps://user:password@host:465`). Rejects within some 10 s where the server does not answer.
 */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 5 * seconds,
    greetingTimeout: 5 * seconds,
    socketTimeout: 10 * seconds,
  })
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail })
    },
  }
}

/**
 * Keeps each mail as an `.eml` file, named so that a list sorted by name is sorted by time. A file is complete as soon as
 * it is there.
 */
export function outboxMailer(folder: string, from: string, now: () => Date = () => new Date()): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail, date: now() })
      await mkdir(folder, { recursive: true })
      const name = `${now().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      const unfinished = path.join(folder, `.${name}.part`)
      await writeFile(unfinished, message)
      await rename(unfinished, path.join(folder, name))
    },
  }
}
