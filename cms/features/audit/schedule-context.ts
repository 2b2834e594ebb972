import { AsyncLocalStorage } from 'node:async_hooks'
import type { SanitizedConfig } from 'payload'

const scheduleContext = new AsyncLocalStorage<true>()

export function isScheduledWrite(): boolean {
  return scheduleContext.getStore() === true
}

/**
 * Makes `isScheduledWrite` true while a scheduled job runs. Otherwise the job's writes would look like edits by the
 * user who scheduled the job. Call this function with a built configuration, because Payload adds its scheduling task
 * while it builds the configuration.
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
