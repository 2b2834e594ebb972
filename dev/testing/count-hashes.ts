import { createHook } from 'node:async_hooks'

const driver = '/node_modules/pg/'

/**
 * How many passwords are hashed while `work` runs, by whomever in this process: what takes time, and so could tell something.
 * What the driver of Postgres derives when it opens a connection is no traveller's password and tells nothing.
 */
export async function countHashes(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const hook = createHook({
    init(_id, type) {
      if (type === 'PBKDF2REQUEST' && !new Error().stack?.includes(driver)) count += 1
    },
  }).enable()
  try {
    await work()
  } finally {
    hook.disable()
  }
  return count
}
