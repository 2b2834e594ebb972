import { describeError } from '@nusa/shared/log'
import type { Deps } from '../deps.ts'
import type { Quiet } from '../ports/background.ts'
import { type CloseNeeds, closeWithdrawn } from './cancel/close-payment.ts'
import { expireInvoices } from './expire-invoices.ts'
import { findPayments } from './find-payments.ts'
import { sendOutbox } from './outbox/send-outbox.ts'
import { processRefunds, type RefundNeeds } from './refunds/process-refunds.ts'

type Needs = RefundNeeds & CloseNeeds & Pick<Deps, 'housekeeping'>

/**
 * Runs the scheduled reconciliation, every few minutes: finds payments whose webhook was lost, closes withdrawn payments,
 * expires overdue invoices, processes refunds, deletes outdated records and sends due mails. A failing step does not prevent
 * the others. Stops early when `signal` is aborted, and waits for `quiet` before each mail. Returns the counts of all steps and
 * how many steps failed.
 */
export async function sweep(
  deps: Needs,
  signal?: AbortSignal,
  quiet?: Quiet,
): Promise<Record<string, number> & { failed: number }> {
  const counts: Record<string, number> & { failed: number } = { failed: 0 }
  for (const [step, run] of Object.entries(steps)) {
    if (signal?.aborted) break
    try {
      Object.assign(counts, await run(deps, signal, quiet))
    } catch (error) {
      counts.failed += 1
      deps.log({ level: 'error', event: 'sweep-failed', step, ...describeError(error) })
    }
  }
  return counts
}

type Step = (deps: Needs, signal?: AbortSignal, quiet?: Quiet) => Promise<Record<string, number>>

const steps: Record<string, Step> = {
  find: async (deps, signal) => ({ found: await findPayments(deps, signal) }),
  close: async (deps, signal) => ({ closed: await closeWithdrawn(deps, signal) }),
  expire: expireInvoices,
  refund: async (deps, signal) => ({ refunds: await processRefunds(deps, signal) }),
  tidy: async ({ housekeeping, now }) => ({ tidied: await housekeeping.tidy(now()) }),
  async mail(deps, signal, quiet) {
    const { sent, putOff, givenUp } = await sendOutbox(deps, signal, quiet)
    return { mailsSent: sent, mailsPutOff: putOff, mailsGivenUp: givenUp }
  },
}
