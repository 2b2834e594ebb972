import { randomUUID } from 'node:crypto'
import { describeError } from '@nusa/shared/log'
import type { Deps } from '../../deps.ts'
import { composeMail } from '../mails/compose-mail.ts'
import type { MailContent } from '../mails/mail-content.ts'
import { sendQuietly } from '../mails/send-quietly.ts'
import { withFloor } from '../with-floor.ts'

export type MailNeeds = Pick<Deps, 'catalog' | 'mailer' | 'log' | 'settings' | 'background'>

/** Sends a mail beside the answer: how long the mail server takes does not tell whether there was one to send. */
export function sendSoon(deps: MailNeeds, to: string, content: MailContent): void {
  deps.background.run(`mail-${randomUUID()}`, () => send(deps, to, content))
}

/**
 * The same where nobody may know whether there is a mail to send: a host that keeps the answer back for it does so as long
 * for none.
 */
export function sendInSecret(deps: MailNeeds, mail: { to: string; content: MailContent } | null): void {
  const work = async () => {
    if (mail) await send(deps, mail.to, mail.content)
  }
  deps.background.run(`mail-${randomUUID()}`, (signal) => withFloor(deps.settings.mailFloor, work, signal))
}

async function send(deps: MailNeeds, to: string, content: MailContent): Promise<void> {
  try {
    await sendQuietly(deps, composeMail(to, await deps.catalog.company(), content))
  } catch (error) {
    deps.log({ level: 'error', event: 'mail-failed', subject: content.subject, ...describeError(error) })
  }
}
