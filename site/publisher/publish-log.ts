import { describeError, type Logger, measureWork } from '@nusa/shared/log'
import { type Outcome, publishFailures } from '@nusa/shared/publishing'
import { type RunPublish, unexpectedFailure } from './publisher.ts'

/** Logs each publish when it ends. Returns an unexpected error as the outcome. */
export function logPublishes(log: Logger, run: RunPublish): RunPublish {
  return async (publish, report) => {
    const start = performance.now()
    const logEnd = (level: 'info' | 'error', outcome: object) =>
      log(level, 'publish', {
        back_to: publish.back_to,
        ...outcome,
        ms: Math.round(performance.now() - start),
      })
    try {
      const outcome = await measureWork('publish', {}, () => run(publish, report))
      logEnd(outcome.kind === 'failed' && !outcome.is_opening ? 'error' : 'info', describeOutcome(outcome))
      return outcome
    } catch (error) {
      logEnd('error', { outcome: 'failed', ...describeError(error) })
      return isDiskFull(error) ? diskFullFailure : unexpectedFailure
    }
  }
}

const diskFullFailure: Outcome = { kind: 'failed', message: publishFailures.no_space, faults: [] }

/** The error codes of a full disk and of a used-up quota. */
const diskFullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const hasDiskFullCode = 'code' in error && diskFullCodes.has(error.code)
  return hasDiskFullCode || isDiskFull(error.cause)
}

function describeOutcome(outcome: Outcome): object {
  if (outcome.kind === 'failed' && outcome.is_opening)
    return { outcome: 'opening', examples: outcome.faults.map(({ field }) => field) }
  if (outcome.kind === 'failed') return { outcome: 'failed', reason: outcome.message, faults: outcome.faults.length }
  if (outcome.kind !== 'published') return { outcome: outcome.kind }
  const { release, changed, gone, dead_links } = outcome
  return { outcome: 'published', release, changed: changed.length, gone: gone.length, deadLinks: dead_links.length }
}
