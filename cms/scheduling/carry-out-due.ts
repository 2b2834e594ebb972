import type { Payload } from 'payload'
import { sendingAfter } from '../config/build-hook-after-work.ts'
import { releaseUnfinished } from './unfinished.ts'

const most = 100

/** Milliseconds after which nothing more is begun: hosts end what answers late, and what is left is due in the next minute, too. */
const patience = 20_000

export interface CarriedOut {
  due: number
  failed: number
  /** What became of each call that told of what is live now. */
  told: boolean[]
}

/**
 * Publishes, or takes off the site, what is due. One after the other, since Payload runs what it is given at once and whoever then
 * waits too long for one of the ten connections fails; and each is claimed only when its turn has come, so that a process that is
 * killed leaves one unfinished, and how long ago that was claimed is how long it has been running.
 * @param silent whether failures are kept out of the log
 */
export async function carryOutDue(payload: Payload, silent: boolean): Promise<CarriedOut> {
  const started = Date.now()
  const outcomes: string[] = []
  const told = await sendingAfter(async () => {
    await releaseUnfinished(payload)
    while (outcomes.length < most && Date.now() - started < patience) {
      const { jobStatus = {} } = await payload.jobs.run({ limit: 1, silent: silent || { info: true } })
      const [outcome] = Object.values(jobStatus)
      if (!outcome) return
      outcomes.push(outcome.status)
    }
  })
  return { due: outcomes.length, failed: outcomes.filter((status) => status !== 'success').length, told }
}
