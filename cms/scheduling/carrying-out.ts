import { AsyncLocalStorage } from 'node:async_hooks'
import type { SanitizedConfig } from 'payload'

const carrying = new AsyncLocalStorage<true>()

/** Whether what is being written was planned, and its time has come. */
export function isCarriedOut(): boolean {
  return carrying.getStore() === true
}

/**
 * The same configuration, in which a planned change is known as one while it is made: Payload makes it as if its planner did it
 * just now. Payload's own task exists only once the configuration is built.
 */
export function withPlansKnown(config: SanitizedConfig): SanitizedConfig {
  const { jobs } = config
  const tasks = jobs.tasks?.map((task) => {
    const { slug, handler } = task
    if (slug !== 'schedulePublish' || typeof handler !== 'function') return task
    return { ...task, handler: (...args: Parameters<typeof handler>) => carrying.run(true, () => handler(...args)) }
  })
  return { ...config, jobs: { ...jobs, ...(tasks && { tasks }) } }
}
