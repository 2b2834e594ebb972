import { createHook } from 'node:async_hooks'

/** How many passwords are hashed while `work` runs, by whomever in this process: what takes time, and so could tell something. */
export async function countHashes(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const hook = createHook({
    init(_id, type) {
      if (type === 'PBKDF2REQUEST') count += 1
    },
  }).enable()
  try {
    await work()
  } finally {
    hook.disable()
  }
  return count
}
