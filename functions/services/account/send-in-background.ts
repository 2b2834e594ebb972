import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { withMinimumDuration } from '@nusa/shared/callers'
import { describeError } from '@nusa/shared/log'
import type { Deps } from '../../ports/deps.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { describeMailError } from '../mails/describe-mail-error.ts'
import type { MailContent } from '../mails/mail-content.ts'

export type MailDeps = Pick<Deps, 'catalog' | 'mailer' | 'log' | 'settings' | 'background'>

/** Sends a mail in the background, so that the response time does not reveal whether there was a mail to send. */
export function sendInBackground(deps: MailDeps, to: string, content: MailContent): void {
  deps.background.run(`mail-${randomUUID()}`, () => send(deps, to, content))
}

/**
 * Sends a mail like `sendInBackground`, and hides whether there is one. A host that delays the response until
 * background work ends waits at least `minMailDurationMs`, with or without a mail.
 */
export function sendConcealed(deps: MailDeps, mail: { to: string; content: MailContent } | null): void {
  const work = async () => {
    if (mail) await send(deps, mail.to, mail.content)
  }
  deps.background.run(`mail-${randomUUID()}`, (signal) =>
    withMinimumDuration(wait(deps.settings.minMailDurationMs, undefined, { signal }), work),
  )
}

async function send(deps: MailDeps, to: string, content: MailContent): Promise<void> {
  try {
    await sendOnce(deps, composeMail(to, await deps.catalog.company(), content))
  } catch (error) {
    deps.log({ level: 'error', event: 'mail-failed', subject: content.subject, ...describeError(error) })
  }
}

/**
 * Sends a mail immediately and without retries, for mails whose secret link is valid for a short time and that the
 * traveller can request again. Errors are only logged, because the change that the mail reports is already stored.
 */
async function sendOnce({ mailer, log }: Pick<Deps, 'mailer' | 'log'>, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    log({ level: 'error', event: 'mail-failed', subject: mail.subject, ...describeMailError(error) })
  }
}
