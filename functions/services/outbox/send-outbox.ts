import { describeError } from '@nusa/shared/log'
import type { Deps } from '../../deps.ts'
import type { Quiet } from '../../ports/background.ts'
import type { Company } from '../../ports/catalog.ts'
import { type Mail, MailRefused } from '../../ports/mail.ts'
import type { TakenMail } from '../../ports/outbox.ts'
import { noticeContent } from '../account/notice-mail.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { invoiceMail } from '../mails/invoice-mail.ts'
import { lease, mostAttempts, nextAttempt } from './back-off.ts'
import { mailFault } from './mail-fault.ts'
import { messageIdOf } from './message-id.ts'

export type OutboxNeeds = Pick<
  Deps,
  'outbox' | 'bookings' | 'catalog' | 'vouchers' | 'mailer' | 'settings' | 'now' | 'log'
>

type Outcome = 'sent' | 'putOff' | 'givenUp'

/** After this many consecutive failures the mail server is not used again until the next run. */
const maxFailures = 3

/**
 * Sends the due mails one after the other. Returns how many were sent, put off and given up. Safe to run in several processes:
 * each mail is claimed by one of them. Stops early between mails when `signal` is aborted. Waits for `quiet` before each mail,
 * because drawing vouchers blocks the thread.
 */
export async function sendOutbox(
  deps: OutboxNeeds,
  signal?: AbortSignal,
  quiet?: Quiet,
): Promise<Record<Outcome, number>> {
  const counts = { sent: 0, putOff: 0, givenUp: 0 }
  const company = await deps.catalog.company()
  let failures = 0
  while (failures < maxFailures) {
    await quiet?.()
    if (signal?.aborted) break
    const now = deps.now()
    const mail = await deps.outbox.take(now, new Date(now.getTime() + lease))
    if (!mail) break
    const outcome = await sendOne(deps, mail, company)
    counts[outcome] += 1
    failures = outcome === 'putOff' ? failures + 1 : 0
  }
  return counts
}

async function sendOne(deps: OutboxNeeds, taken: TakenMail, company: Company): Promise<Outcome> {
  const messageId = messageIdOf(taken.dedupeKey, deps.settings.siteUrl)
  let mail: Mail
  try {
    // The process died during every earlier attempt.
    if (taken.attempts > mostAttempts) throw new MailRefused('Sending it never came to an end.')
    const notice = noticeContent(taken, deps.settings.siteUrl)
    mail = notice ? composeMail(taken.to, company, notice) : await invoiceMail(deps, taken, company)
    await deps.mailer.send({ ...mail, messageId })
  } catch (error) {
    return notSent(deps, taken, error)
  }
  await deps.outbox.markSent(taken, { messageId, subject: mail.subject, text: mail.text }, deps.now())
  deps.log({ level: 'info', event: 'mail-sent', mail: taken.id, kind: taken.kind })
  return 'sent'
}

async function notSent(deps: OutboxNeeds, taken: TakenMail, error: unknown): Promise<Outcome> {
  const { id, kind, attempts } = taken
  const next = error instanceof MailRefused ? null : nextAttempt(attempts, deps.now())
  const level = next ? 'warn' : 'error'
  deps.log({ level, event: next ? 'mail-failed' : 'mail-given-up', mail: id, kind, attempts, ...mailFault(error) })
  const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
  if (next) await deps.outbox.putOff(id, reason, next)
  else await deps.outbox.giveUp(taken, reason)
  return next ? 'putOff' : 'givenUp'
}

/** Sends the due mails in the background, while the caller responds. */
export function sendOutboxSoon(deps: OutboxNeeds & Pick<Deps, 'background'>): void {
  deps.background.run('outbox', async (signal, quiet) => {
    try {
      await sendOutbox(deps, signal, quiet)
    } catch (error) {
      deps.log({ level: 'error', event: 'outbox-failed', ...describeError(error) })
    }
  })
}
