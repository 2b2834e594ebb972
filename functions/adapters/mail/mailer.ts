import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { type Mail, type Mailer, MailRefused } from '../../ports/mail.ts'

const seconds = 1000

export interface Sender {
  /** `Nusa <hello@nusa.example>` */
  from: string
  /** Where answers go instead of the address that a mail names; null to leave it. */
  replyTo: string | null
}

/**
 * Sends mails over SMTP (`smtps://user:password@host:465`). Rejects where the server does not answer: each step of the way
 * to it has 5 s, and 10 s each word of what follows. With MailRefused where it takes no mail for this address.
 */
export function smtpMailer(smtpUrl: string, sender: Sender): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    dnsTimeout: 5 * seconds,
    connectionTimeout: 5 * seconds,
    greetingTimeout: 5 * seconds,
    socketTimeout: 10 * seconds,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(sender, mail))
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error.message, { cause: error }) : error
      }
    },
  }
}

/**
 * Keeps each mail as an `.eml` file, named so that a list sorted by name is sorted by time. A file is complete as soon as
 * it is there.
 */
export function outboxMailer(folder: string, sender: Sender, now: () => Date = () => new Date()): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...messageOf(sender, mail), date: now() })
      await mkdir(folder, { recursive: true })
      const name = `${now().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      const unfinished = path.join(folder, `.${name}.part`)
      await writeFile(unfinished, message)
      await rename(unfinished, path.join(folder, name))
    },
  }
}

function messageOf({ from, replyTo }: Sender, { messageId, attachments = [], ...mail }: Mail) {
  return {
    from,
    ...mail,
    ...(replyTo !== null && { replyTo }),
    ...(messageId !== undefined && { messageId: `<${messageId}>` }),
    attachments: attachments.map(({ content, ...rest }) => ({ ...rest, content: Buffer.from(content) })),
  }
}

/** An answer for good (5xx) to sender or receiver; everything else may be otherwise the next time. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false
  return error.code === 'EENVELOPE' && typeof error.responseCode === 'number' && error.responseCode >= 500
}
