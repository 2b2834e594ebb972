import { createHash } from 'node:crypto'
import { tripDetailsPath } from '@nusa/shared/booking'
import { describeError, withTrace } from '@nusa/shared/log'
import { describeMailError } from '@nusa/shared/operations'
import type { WaitForIdle } from '../../ports/background.ts'
import type { Company } from '../../ports/catalog.ts'
import type { Deps } from '../../ports/deps.ts'
import { type ClaimedMail, type Mail, MailRejectedError } from '../../ports/mail.ts'
import { maxFailures } from '../sweep-limits.ts'
import { composeMail } from './compose-mail.ts'
import { composeInvoiceMail } from './invoice-mail.ts'
import { createAccountMailContent } from './notice-mail.ts'

const minuteMs = 60_000

/** The delays add up to 22 hours, so emails survive a mail server that is down for most of a day. */
const retryDelaysMinutes = [1, 5, 15, 60, 3 * 60, 6 * 60, 12 * 60]

export const maxAttempts = retryDelaysMinutes.length + 1

/** After this time, another process may claim the email. Even a slow mail server takes less time. */
const leaseMs = 2 * minuteMs

const maxReasonLength = 500

export type OutboxDeps = Pick<
  Deps,
  'outbox' | 'bookings' | 'tripDetails' | 'catalog' | 'vouchers' | 'mailer' | 'settings' | 'now' | 'log'
>

type Outcome = 'sent' | 'postponed' | 'failed'

/**
 * Sends all due emails, and returns their number by outcome. Several processes can send emails at the same time,
 * because each email is claimed by one process. Outdated emails are deleted and not counted. Waits for `waitForIdle`
 * before each email, because drawing vouchers blocks the thread.
 */
export async function sendOutbox(
  deps: OutboxDeps,
  signal?: AbortSignal,
  waitForIdle?: WaitForIdle,
): Promise<Record<Outcome, number>> {
  const counts = { sent: 0, postponed: 0, failed: 0 }
  const company = await deps.catalog.readCompany()
  let consecutiveFailures = 0
  while (consecutiveFailures < maxFailures) {
    await waitForIdle?.()
    if (signal?.aborted) break
    const now = deps.now()
    const mail = await deps.outbox.claim(now, new Date(now.getTime() + leaseMs))
    if (!mail) break
    const outcome = await withTrace({}, () => sendClaimedMail(deps, mail, company))
    if (outcome) counts[outcome] += 1
    consecutiveFailures = outcome === 'postponed' ? consecutiveFailures + 1 : 0
  }
  return counts
}

async function sendClaimedMail(deps: OutboxDeps, claimedMail: ClaimedMail, company: Company): Promise<Outcome | null> {
  const messageId = createMessageId(claimedMail.dedupeKey, deps.settings.siteUrl)
  let mail: Mail | null
  try {
    // A higher number means that the process stopped during the last attempt, before it stored the failure.
    if (claimedMail.attempts > maxAttempts) throw new MailRejectedError('The last attempt to send it was interrupted.')
    const accountMail = createAccountMailContent(claimedMail, deps.settings.siteUrl)
    mail = accountMail
      ? composeMail(claimedMail.to, company, accountMail)
      : await composeInvoiceMail(deps, claimedMail, company)
    if (mail === null) {
      await deps.outbox.discard(claimedMail.id)
      return null
    }
    await deps.mailer.send({ ...mail, messageId })
  } catch (error) {
    return handleSendFailure(deps, claimedMail, error)
  }
  await deps.outbox.markSent(
    claimedMail,
    { messageId, subject: mail.subject, text: removeTripTokens(mail.text) },
    deps.now(),
  )
  deps.log({ level: 'info', event: 'mail-sent', mail: claimedMail.id, kind: claimedMail.kind })
  return 'sent'
}

async function handleSendFailure(deps: OutboxDeps, claimedMail: ClaimedMail, error: unknown): Promise<Outcome> {
  const { id, kind, attempts } = claimedMail
  const nextAttemptAt = error instanceof MailRejectedError ? null : computeNextAttempt(attempts, deps.now())
  const loggedFields = { mail: id, kind, attempts, ...describeMailError(error) }
  const reason = error instanceof Error ? error.message.slice(0, maxReasonLength) : 'unknown'
  if (nextAttemptAt) {
    deps.log({ level: 'warn', event: 'mail-failed', ...loggedFields })
    await deps.outbox.postpone(id, reason, nextAttemptAt)
    return 'postponed'
  }
  deps.log({ level: 'error', event: 'mail-given-up', ...loggedFields })
  await deps.outbox.markFailed(claimedMail, reason)
  return 'failed'
}

export function sendOutboxInBackground(deps: OutboxDeps & Pick<Deps, 'background'>): void {
  deps.background.run('outbox', async (signal, waitForIdle) => {
    try {
      await sendOutbox(deps, signal, waitForIdle)
    } catch (error) {
      deps.log({ level: 'error', event: 'outbox-failed', ...describeError(error) })
    }
  })
}

/** Returns when to retry after the failed attempt with this number (starting at 1), or null to give up. */
export function computeNextAttempt(attempt: number, now: Date): Date | null {
  const delayMinutes = retryDelaysMinutes[attempt - 1]
  return delayMinutes === undefined ? null : new Date(now.getTime() + delayMinutes * minuteMs)
}

/** Returns the Message-ID without brackets, which is the same in every attempt and every process. */
export function createMessageId(dedupeKey: string, siteUrl: string): string {
  const digest = createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)
  return `${digest}@${new URL(siteUrl).hostname}`
}

/** Trip links contain secret tokens, and staff can read the stored text. */
function removeTripTokens(text: string): string {
  return text.replaceAll(new RegExp(`(${tripDetailsPath})#\\S+`, 'g'), '$1')
}
