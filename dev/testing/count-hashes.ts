import { createHook } from 'node:async_hooks'

const driver = '/node_modules/pg/'

/**
 * The duration of a response could reveal whether a password was hashed. The key that the Postgres driver derives when
 * it opens a connection is not counted.
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
