import {
  type MailProblem,
  type MailProblemKind,
  type MailProcess,
  mailProblemKey,
  mailProblemKind,
  mailProblemSchema,
  mailProcesses,
  shouldShowMailProblem,
} from '@nusa/shared/operations'
import type { Payload } from 'payload'
import * as z from 'zod/mini'

/** Returns the processes whose emails the mail server does not accept. */
export async function readMailProblems({
  kv,
}: Pick<Payload, 'kv'>): Promise<{ process: MailProcess; problem: MailProblem }[]> {
  const processProblems = await Promise.all(
    mailProcesses.map(async (process) => ({ process, problem: await readProblem(kv, process) })),
  )
  return processProblems.flatMap(({ process, problem }) =>
    problem !== null && shouldShowMailProblem(problem) ? [{ process, problem }] : [],
  )
}

async function readProblem(kv: Payload['kv'], process: MailProcess): Promise<MailProblem | null> {
  const parsed = z.safeParse(mailProblemSchema, await kv.get(mailProblemKey(process)))
  return parsed.success ? parsed.data : null
}

/** Sends an email of the CMS, and records whether the mail server accepts it. */
export async function sendMailAndRecord(
  { kv, logger }: Pick<Payload, 'kv' | 'logger'>,
  send: () => Promise<void>,
): Promise<void> {
  const runAndLogError = (work: () => Promise<unknown>) =>
    work().catch((error: unknown) => logger.error({ err: error, msg: 'problem-not-stored' }))
  try {
    await send()
  } catch (error) {
    const kind = mailProblemKind(error)
    if (kind !== null) await runAndLogError(() => storeProblem(kv, kind))
    throw error
  }
  await runAndLogError(() => kv.delete(mailProblemKey('cms')))
}

/** If the kind has not changed, `since` is still the time of the first failure. */
async function storeProblem(kv: Payload['kv'], kind: MailProblemKind): Promise<void> {
  const failedAt = new Date().toISOString()
  const earlierProblem = await readProblem(kv, 'cms')
  const since = earlierProblem?.kind === kind ? earlierProblem.since : failedAt
  await kv.set(mailProblemKey('cms'), { kind, since, last: failedAt } satisfies MailProblem)
}
