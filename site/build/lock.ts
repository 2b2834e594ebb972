import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** SQLite's code for what somebody else holds. */
const busy = 5

/**
 * Runs alone among all who name one of these files: who comes later waits, and says so. They are taken in the order in which they
 * are named. The lock is the system's own, which ends with its process, however that ends; Node takes such locks by way of SQLite
 * alone. The files stay, empty, and nobody minds them.
 */
export async function alone<T>(files: readonly string[], run: () => Promise<T>, sayWaiting: () => void): Promise<T> {
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
