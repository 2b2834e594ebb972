import { describeError } from '@nusa/shared/log'
import type { Outcome } from '@nusa/shared/publishing'
import { type RunPublish, unexpectedFailure } from './publisher.ts'

/** Logs each publish as a line of JSON when it ends. An unexpected error is logged once and becomes its outcome. */
export function withLog(run: RunPublish): RunPublish {
  return async (publish, report) => {
    const start = performance.now()
    const log = (level: 'info' | 'error', outcome: object) => {
      const ms = Math.round(performance.now() - start)
      const entry = {
        time: new Date().toISOString(),
        level,
        event: 'publish',
        back_to: publish.back_to,
        ...outcome,
        ms,
      }
      console[level](JSON.stringify(entry))
    }
    try {
      const outcome = await run(publish, report)
      log(outcome.kind === 'failed' ? 'error' : 'info', describeOutcome(outcome))
      return outcome
    } catch (error) {
      log('error', { outcome: 'failed', ...describeError(error) })
      return unexpectedFailure
    }
  }
}

function describeOutcome(outcome: Outcome): object {
  if (outcome.kind === 'failed') return { outcome: 'failed', message: outcome.message, faults: outcome.faults.length }
  if (outcome.kind !== 'published') return { outcome: outcome.kind }
  const { release, changed, gone, dead_links } = outcome
  return { outcome: 'published', release, changed: changed.length, gone: gone.length, deadLinks: dead_links.length }
}
