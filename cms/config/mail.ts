import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describeMailError } from '@nusa/shared/operations'
import { createTransport } from 'nodemailer'
import type { EmailAdapter, Payload, SendEmailOptions } from 'payload'
import type { CmsEnv } from '../core/env.ts'
import { MailFailedError } from '../core/errors/mail-failed.ts'
import { sendMailAndRecord } from '../features/office/mail-problems.ts'

const secondMs = 1000

/** Sends emails over SMTP, or writes them to files if no server is configured. Logs failures as `mail-failed`. */
export function mailAdapter({
  smtpUrl,
  mailFrom,
  mailReplyTo,
  outboxDir,
}: Pick<CmsEnv, 'smtpUrl' | 'mailFrom' | 'mailReplyTo' | 'outboxDir'>): EmailAdapter {
  const send = smtpUrl ? createSmtpSender(smtpUrl) : createOutboxSender(outboxDir)
  const { name, address } = parseSender(mailFrom)
  return ({ payload }) => ({
    name: smtpUrl ? 'smtp' : 'outbox',
    defaultFromName: name,
    defaultFromAddress: address,
    sendEmail: async (message) => {
      try {
        const replyTo = message.replyTo ?? mailReplyTo ?? (await readContactAddress(payload))
        const completeMessage = { ...message, from: message.from ?? mailFrom, ...(replyTo && { replyTo }) }
        // The record shows whether the mail server works, so it does not include emails that are written to files.
        if (smtpUrl) await sendMailAndRecord(payload, () => send(completeMessage))
        else await send(completeMessage)
      } catch (error) {
        payload.logger.error({ msg: 'mail-failed', subject: message.subject, ...describeMailError(error) })
        throw new MailFailedError(error)
      }
    },
  })
}

async function readContactAddress(payload: Payload): Promise<string | null | undefined> {
  const { contact } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { contact: true } })
  return contact?.email
}

/** Splits `Nusa <hello@nusa.example>`. */
function parseSender(sender: string): { name: string; address: string } {
  const [, name, address] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(sender) ?? []
  return address ? { name: name || address, address } : { name: sender.trim(), address: sender.trim() }
}

type SendMail = (message: SendEmailOptions) => Promise<void>

function createSmtpSender(url: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: 5 * secondMs,
    greetingTimeout: 5 * secondMs,
    socketTimeout: 10 * secondMs,
  })
  return async (message) => {
    await transport.sendMail(message)
  }
}

/** Writes one `.eml` file for each email. A file gets its final name when it is complete. The names sort by time. */
function createOutboxSender(folder: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (message) => {
    const { message: text } = await transport.sendMail(message)
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
    const unfinishedFile = path.join(folder, `.${name}.part`)
    await mkdir(folder, { recursive: true })
    await writeFile(unfinishedFile, text)
    await rename(unfinishedFile, path.join(folder, name))
  }
}
