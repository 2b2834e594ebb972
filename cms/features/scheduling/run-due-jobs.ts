import type { Payload } from 'payload'
import { releaseAbandonedJobs } from '../../payload-fixes/schedules/abandoned-jobs.ts'
import { runWithDeferredCalls } from '../publishing/deferred-build-hook.ts'

const maxJobs = 100

/**
 * Milliseconds after which no further job is started, because hosts abort slow responses. The next run continues with
 * the remaining jobs.
 */
const timeoutMs = 20_000

export interface DueJobsResult {
  due: number
  failed: number
  /** The results of the calls to the build hook, true for each accepted call. */
  hookResults: boolean[]
}

/**
 * Publishes and unpublishes the entries that are due, one after the other. Payload runs a batch of jobs in parallel,
 * and jobs that wait too long for one of the ten database connections fail. Each job is claimed just before it runs, so
 * a killed process leaves only one unfinished job, and the age of the claim shows how long the job has been running.
 * @param silent whether failures are kept out of the log
 */
export async function runDueJobs(payload: Payload, silent: boolean): Promise<DueJobsResult> {
  const started = Date.now()
  const outcomes: string[] = []
  const hookResults = await runWithDeferredCalls(async () => {
    await releaseAbandonedJobs(payload)
    while (outcomes.length < maxJobs && Date.now() - started < timeoutMs) {
      const { jobStatus = {} } = await payload.jobs.run({ limit: 1, silent: silent || { info: true } })
      const [outcome] = Object.values(jobStatus)
      if (!outcome) return
      outcomes.push(outcome.status)
    }
  })
  return { due: outcomes.length, failed: outcomes.filter((status) => status !== 'success').length, hookResults }
}
