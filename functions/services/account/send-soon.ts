import { randomUUID } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { describeError } from '../../describe-error.ts'
import { composeMail } from '../mails/compose-mail.ts'
import type { MailContent } from '../mails/mail-content.ts'
import { sendQuietly } from '../mails/send-quietly.ts'

export type MailNeeds = Pick<Deps, 'catalog' | 'mailer' | 'log' | 'settings' | 'background'>

/** Sends a mail beside the answer: how long the mail server takes does not tell whether there was one to send. */
export function sendSoon(deps: MailNeeds, to: string, content: MailContent): void {
  deps.background.run(`mail-${randomUUID()}`, async () => {
    try {
      await sendQuietly(deps, composeMail(to, await deps.catalog.company(), content))
    } catch (error) {
      deps.log({ level: 'error', event: 'mail-failed', subject: content.subject, ...describeError(error) })
    }
  })
}
