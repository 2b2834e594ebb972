import {
  areWebhooksMissing,
  backupProblem,
  backupRunKey,
  backupRunSchema,
  missedWebhooksKey,
  missedWebhooksSchema,
  webhookProblemKey,
  webhookProblemSchema,
} from '@nusa/shared/operations'
import type { Payload, TypedUser } from 'payload'
import * as z from 'zod/mini'
import { userHasPermission } from '../../access/permissions.ts'
import type { Language } from '../../core/i18n/language.ts'
import { readMailProblems } from './mail-problems.ts'
import { type OperationTexts, operationTexts } from './operation-texts.ts'
import { readPaymentProblems } from './payment-problems.ts'

/**
 * Returns the problems that only the operator of the site can fix, most urgent first. Administrators read what to
 * check, because an administrator is often the operator. Staff read that they should tell the operator.
 */
export async function readOperationProblems(
  payload: Payload,
  user: TypedUser,
  language: Language,
  now: Date,
): Promise<string[]> {
  const texts = operationTexts[language]
  const [paymentProblems, mailProblems, webhookProblems, backupProblems] = await Promise.all([
    readPaymentProblems(payload),
    readMailProblems(payload),
    readWebhookProblems(payload, texts),
    readBackupProblems(payload, texts, now),
  ])
  const waitingCount = mailProblems.length === 0 ? 0 : await countWaitingMails(payload, now)
  const adviceFor = (check: keyof OperationTexts['checkAdvice']) =>
    userHasPermission(user, 'users:edit') ? texts.checkAdvice[check] : texts.tellOperator
  return [
    ...paymentProblems.map(({ service, problem }) => texts.payments[service](problem)),
    ...mailProblems.map(
      ({ process, problem }) => `${texts.mails[process](problem, waitingCount)} ${adviceFor(problem.kind)}`,
    ),
    ...webhookProblems.map(({ text, check }) => `${text} ${adviceFor(check)}`),
    ...backupProblems.map((text) => `${text} ${adviceFor('backups')}`),
  ]
}

async function countWaitingMails(payload: Payload, now: Date): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'outgoing-mails',
    where: {
      and: [
        { state: { equals: 'queued' } },
        {
          or: [
            { attempts: { greater_than: 0 } },
            { next_attempt_at: { less_than_equal: now.toISOString() } },
            // Emails about changed bookings have no `next_attempt_at` until the first attempt.
            { next_attempt_at: { exists: false } },
          ],
        },
      ],
    },
  })
  return totalDocs
}

/** Missed webhooks are not reported if the token of the webhooks is wrong, because the token is the cause. */
async function readWebhookProblems(
  { kv }: Payload,
  { webhooks, missedWebhooks }: OperationTexts,
): Promise<{ text: string; check: 'webhooks' | 'missedWebhooks' }[]> {
  const parsedProblem = z.safeParse(webhookProblemSchema, await kv.get(webhookProblemKey))
  if (parsedProblem.success) return [{ text: webhooks(new Date(parsedProblem.data.since)), check: 'webhooks' }]
  const parsedMisses = z.safeParse(missedWebhooksSchema, await kv.get(missedWebhooksKey))
  if (!parsedMisses.success || !areWebhooksMissing(parsedMisses.data)) return []
  return [{ text: missedWebhooks(parsedMisses.data), check: 'missedWebhooks' }]
}

async function readBackupProblems({ kv }: Payload, { backups }: OperationTexts, now: Date): Promise<string[]> {
  const parsed = z.safeParse(backupRunSchema, await kv.get(backupRunKey))
  const problem = parsed.success ? backupProblem(parsed.data, now) : null
  return parsed.success && problem ? [backups[problem](parsed.data)] : []
}
