import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** SQLite's error code for a database that another connection has locked. */
const busyCode = 5

const retryPauseMs = 100

/**
 * Runs a function under an exclusive lock on the files, in the given order. The operating system releases the lock when
 * the process ends; in Node, only SQLite offers such a lock. Locking needs no disk space, so that releases can be
 * removed from a full disk.
 *
 * @param signal ends the wait for the lock
 */
export async function withLock<T>(
  files: readonly string[],
  run: () => Promise<T>,
  onWait: () => void,
  signal?: AbortSignal,
): Promise<T> {
  const openLocks: DatabaseSync[] = []
  try {
    for (const file of files) {
      await mkdir(path.dirname(file), { recursive: true })
      const lock = new DatabaseSync(file)
      openLocks.push(lock)
      for (let attempt = 0; !tryLock(lock); attempt += 1) {
        if (attempt === 0) onWait()
        await pause(retryPauseMs, undefined, { signal })
      }
    }
    return await run()
  } finally {
    for (const lock of openLocks) lock.close()
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    // By default, SQLite creates a journal file when a transaction begins, which fails on a full disk.
    lock.exec('pragma journal_mode = memory')
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busyCode) return false
    throw error
  }
}
