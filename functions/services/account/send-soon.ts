import { randomUUID } from 'node:crypto'
import { describeError } from '@nusa/shared/log'
import type { Deps } from '../../deps.ts'
import { composeMail } from '../mails/compose-mail.ts'
import type { MailContent } from '../mails/mail-content.ts'
import { sendQuietly } from '../mails/send-quietly.ts'
import { withMinimumDuration } from '../with-minimum-duration.ts'

export type MailNeeds = Pick<Deps, 'catalog' | 'mailer' | 'log' | 'settings' | 'background'>

/** Sends a mail in the background, so that the response time does not reveal whether there was a mail to send. */
export function sendSoon(deps: MailNeeds, to: string, content: MailContent): void {
  deps.background.run(`mail-${randomUUID()}`, () => send(deps, to, content))
}

/**
 * Like `sendSoon`, and also hides whether there is a mail. A host that delays the response until background work ends waits at
 * least `mailFloor`, with or without a mail.
 */
export function sendInSecret(deps: MailNeeds, mail: { to: string; content: MailContent } | null): void {
  const work = async () => {
    if (mail) await send(deps, mail.to, mail.content)
  }
  deps.background.run(`mail-${randomUUID()}`, (signal) => withMinimumDuration(deps.settings.mailFloor, work, signal))
}

async function send(deps: MailNeeds, to: string, content: MailContent): Promise<void> {
  try {
    await sendQuietly(deps, composeMail(to, await deps.catalog.company(), content))
  } catch (error) {
    deps.log({ level: 'error', event: 'mail-failed', subject: content.subject, ...describeError(error) })
  }
}
