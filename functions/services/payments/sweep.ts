import { describeError } from '@nusa/shared/log'
import type { WaitForIdle } from '../../ports/background.ts'
import type { Deps } from '../../ports/deps.ts'
import { sendOutbox } from '../mails/send-outbox.ts'
import { processRefunds, type RefundDeps } from '../refunds/process-refunds.ts'
import { type CloseDeps, closeWithdrawnPayments } from './close-payment.ts'
import { expireInvoices } from './expire-invoices.ts'
import { findPayments } from './find-payments.ts'

type RequiredDeps = RefundDeps & CloseDeps & Pick<Deps, 'housekeeping' | 'tripDetails' | 'webhookProblems'>

type SweepCounts = Record<string, number> & { failed: number }

/**
 * Runs the sweep, a scheduled job with several steps. If a step fails, the other steps still run. Stops before the next
 * step when `signal` is aborted. Returns the counts of all steps and how many steps failed.
 */
export async function sweep(deps: RequiredDeps, signal?: AbortSignal, waitForIdle?: WaitForIdle): Promise<SweepCounts> {
  const counts: SweepCounts = { failed: 0 }
  for (const [step, runStep] of Object.entries(steps)) {
    if (signal?.aborted) break
    try {
      Object.assign(counts, await runStep(deps, signal, waitForIdle))
    } catch (error) {
      counts.failed += 1
      deps.log({ level: 'error', event: 'sweep-failed', step, ...describeError(error) })
    }
  }
  return counts
}

type Step = (deps: RequiredDeps, signal?: AbortSignal, waitForIdle?: WaitForIdle) => Promise<Record<string, number>>

const steps: Record<string, Step> = {
  find: async (deps, signal) => ({ found: await findPayments(deps, signal) }),
  close: async (deps, signal) => ({ closed: await closeWithdrawnPayments(deps, signal) }),
  expire: expireInvoices,
  refund: async (deps, signal) => ({ refunds: await processRefunds(deps, signal) }),
  tidy: async ({ housekeeping, now }) => ({ tidied: await housekeeping.deleteOutdated(now()) }),
  remind: async ({ tripDetails, now }) => ({ reminded: await tripDetails.queueReminders(now()) }),
  async mail(deps, signal, waitForIdle) {
    const { sent, postponed, failed } = await sendOutbox(deps, signal, waitForIdle)
    return { mailsSent: sent, mailsPostponed: postponed, mailsFailed: failed }
  },
}
