import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mailProblemKind } from '@nusa/shared/operations'
import { type Mail, type Mailer, type MailProblems, MailRejectedError } from '../ports/mail.ts'

const secondMs = 1000

export interface Sender {
  /** For example `Nusa <hello@nusa.example>`. */
  from: string
  /** Null means that the reply address of the email is used. */
  replyTo: string | null
}

/**
 * Sends emails over SMTP. `smtpUrl` has the format `smtps://user:password@host:465`. Rejects with MailRejectedError if
 * the server permanently rejects the recipient. If the server accepts no emails at all, staff see a problem until the
 * server accepts the next email.
 */
export function smtpMailer(smtpUrl: string, sender: Sender, problems: MailProblems): Mailer {
  const getTransport = createLazyTransport(({ createTransport }) =>
    createTransport({
      url: smtpUrl,
      dnsTimeout: 5 * secondMs,
      connectionTimeout: 5 * secondMs,
      greetingTimeout: 5 * secondMs,
      socketTimeout: 10 * secondMs,
    }),
  )
  return {
    async send(mail) {
      const transport = await getTransport()
      try {
        await transport.sendMail(toMessage(sender, mail))
      } catch (error) {
        const problem = mailProblemKind(error)
        if (problem !== null) await problems.record(problem)
        throw problem === null && isPermanentRejection(error)
          ? new MailRejectedError(error.message, { cause: error })
          : error
      }
      await problems.record(null)
    },
  }
}

/** Stores each email as an `.eml` file instead of sending it. An incomplete file starts with a dot. */
export function outboxMailer(folder: string, sender: Sender, now: () => Date = () => new Date()): Mailer {
  const getTransport = createLazyTransport(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  )
  return {
    async send(mail) {
      const transport = await getTransport()
      const { message } = await transport.sendMail({ ...toMessage(sender, mail), date: now() })
      await mkdir(folder, { recursive: true })
      const name = `${now().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      const temporaryFile = path.join(folder, `.${name}.part`)
      await writeFile(temporaryFile, message)
      await rename(temporaryFile, path.join(folder, name))
    },
  }
}

/**
 * Returns a function that loads nodemailer and creates the transport at its first call, so that a process that sends no
 * email does not load nodemailer.
 */
function createLazyTransport<Transport>(
  create: (nodemailer: typeof import('nodemailer')) => Transport,
): () => Promise<Transport> {
  let transport: Promise<Transport> | undefined
  return () => (transport ??= import('nodemailer').then(create))
}

function toMessage({ from, replyTo }: Sender, { messageId, attachments = [], ...mail }: Mail) {
  return {
    from,
    ...mail,
    replyTo: replyTo ?? mail.replyTo,
    messageId: messageId === undefined ? undefined : `<${messageId}>`,
    attachments: attachments.map((attachment) => ({ ...attachment, content: Buffer.from(attachment.content) })),
  }
}

/** A permanent rejection of the email's addresses has a 5xx code. Other errors may be temporary. */
function isPermanentRejection(error: unknown): error is Error {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false
  return error.code === 'EENVELOPE' && typeof error.responseCode === 'number' && error.responseCode >= 500
}
