import type { Deps } from '../../ports/deps.ts'
import type { Mail } from '../../ports/mail.ts'
import { describeMailError } from './describe-mail-error.ts'

/**
 * Sends a mail immediately and without retries, for mails whose secret link is valid for a short time and that the traveller
 * can request again. Errors are only logged, because the change that the mail reports is already stored.
 */
export async function sendOnce({ mailer, log }: Pick<Deps, 'mailer' | 'log'>, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    log({ level: 'error', event: 'mail-failed', subject: mail.subject, ...describeMailError(error) })
  }
}
