import { AsyncLocalStorage } from 'node:async_hooks'
import type { SanitizedConfig } from 'payload'

const scheduleContext = new AsyncLocalStorage<true>()

/** Returns whether the current write carries out a scheduled job. */
export function isScheduledWrite(): boolean {
  return scheduleContext.getStore() === true
}

/**
 * Returns the configuration with scheduled jobs wrapped so that `isScheduledWrite` is true while they run. Without
 * wrapper, the writes of a job look like edits by the user who scheduled it. `config` must be a built configuration,
 * because Payload adds its scheduling task while it builds the configuration.
 */
export function withScheduleContext(config: SanitizedConfig): SanitizedConfig {
  const { jobs } = config
  const tasks = jobs.tasks?.map((task) => {
    const { slug, handler } = task
    if (slug !== 'schedulePublish' || typeof handler !== 'function') return task
    return {
      ...task,
      handler: (...args: Parameters<typeof handler>) => scheduleContext.run(true, () => handler(...args)),
    }
  })
  return { ...config, jobs: { ...jobs, ...(tasks && { tasks }) } }
}
