import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { withMinimumDuration } from '@nusa/shared/callers'
import { describeError } from '@nusa/shared/log'
import { describeMailError } from '@nusa/shared/operations'
import type { Deps } from '../../ports/deps.ts'
import type { Limit } from '../../ports/limiter.ts'
import type { Mail } from '../../ports/mail.ts'
import { countAttempt, type LimiterDeps } from '../limits.ts'
import { composeMail, type MailContent } from '../mails/compose-mail.ts'

/** Limits emails of one kind to one address, across all callers. */
const mailLimit: Limit = { attempts: 10, seconds: 60 * 60 }

/**
 * Counts an email to this address and returns whether it may be sent, so that callers cannot flood a mailbox. When an
 * email is withheld, the response does not change and the links in earlier emails remain valid. Otherwise a caller
 * could lock the owner out.
 */
export async function consumeMailQuota(
  deps: LimiterDeps & Pick<Deps, 'log'>,
  kind: 'change' | 'newsletter' | 'reset' | 'sign-up' | 'verify',
  email: string,
): Promise<boolean> {
  const key = createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
  const isLimitReached = (await countAttempt(deps, `mailed-${kind}`, key, mailLimit)) !== null
  if (isLimitReached) deps.log({ level: 'warn', event: 'mail-withheld', kind })
  return !isLimitReached
}

export type MailDeps = Pick<Deps, 'catalog' | 'mailer' | 'log' | 'settings' | 'background'>

/** Sends the email after the response, so that the response time does not reveal whether an email is sent. */
export function sendInBackground(deps: MailDeps, to: string, content: MailContent): void {
  deps.background.run(`mail-${randomUUID()}`, () => composeAndSend(deps, to, content))
}

/**
 * Hides whether an email is sent. `mail` is null if there is no email. The work always takes at least
 * `minMailDurationMs`, because some hosts delay the response until background work ends.
 */
export function sendConcealed(deps: MailDeps, mail: { to: string; content: MailContent } | null): void {
  const work = async () => {
    if (mail) await composeAndSend(deps, mail.to, mail.content)
  }
  deps.background.run(`mail-${randomUUID()}`, (signal) =>
    withMinimumDuration(wait(deps.settings.minMailDurationMs, undefined, { signal }), work),
  )
}

async function composeAndSend(deps: MailDeps, to: string, content: MailContent): Promise<void> {
  try {
    await sendOrLog(deps, composeMail(to, await deps.catalog.readCompany(), content))
  } catch (error) {
    deps.log({ level: 'error', event: 'mail-failed', subject: content.subject, ...describeError(error) })
  }
}

/**
 * Does not retry, because the email contains a secret link that expires soon, and the traveller can request it again.
 * Errors are only logged, because the change that the email reports is already stored.
 */
async function sendOrLog({ mailer, log }: Pick<Deps, 'mailer' | 'log'>, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    log({ level: 'error', event: 'mail-failed', subject: mail.subject, ...describeMailError(error) })
  }
}
