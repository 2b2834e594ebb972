import { createHook } from 'node:async_hooks'

const driverPath = '/node_modules/pg/'

/**
 * Returns how many passwords are hashed during the work. A response without a hash is faster, which could reveal that
 * an account does not exist. The key that the Postgres driver derives when it opens a connection is not counted.
 */
export async function countHashes(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const hook = createHook({
    init(_id, type) {
      if (type === 'PBKDF2REQUEST' && !new Error().stack?.includes(driverPath)) count += 1
    },
  }).enable()
  try {
    await work()
  } finally {
    hook.disable()
  }
  return count
}
