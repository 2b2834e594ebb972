import type { Deps } from '../../deps.ts'
import type { Mail } from '../../ports/mail.ts'
import { mailFault } from '../outbox/mail-fault.ts'

/**
 * Sends a mail at once, or not at all: one whose link is a secret that is good for an hour, asked for by somebody who
 * waits and can ask again. Must not fail what it tells about, for that is done already.
 */
export async function sendQuietly({ mailer, log }: Pick<Deps, 'mailer' | 'log'>, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    log({ level: 'error', event: 'mail-failed', subject: mail.subject, ...mailFault(error) })
  }
}
