import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** Error code of SQLite for a database locked by another connection. */
const busy = 5

/**
 * Runs a function under an exclusive lock on the files, which are locked in the given order. Calls `sayWaiting` if it
 * has to wait.
 *
 * The operating system releases the lock when the process ends for whatever reason. SQLite is the only way to get such
 * a lock in Node. The empty files remain; they can be ignored.
 */
export async function withLock<T>(files: readonly string[], run: () => Promise<T>, sayWaiting: () => void): Promise<T> {
  const held: DatabaseSync[] = []
  try {
    for (const file of files) {
      await mkdir(path.dirname(file), { recursive: true })
      const lock = new DatabaseSync(file)
      held.push(lock)
      for (let round = 0; !isTaken(lock); round += 1) {
        if (round === 0) sayWaiting()
        await pause(100)
      }
    }
    return await run()
  } finally {
    for (const lock of held) lock.close()
  }
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false
    throw error
  }
}
