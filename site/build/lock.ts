import { mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** How often who holds a lock says that it still does, and after how long a silent one counts as dead; milliseconds. */
const beat = 2_000
const silence = 20_000

/**
 * Runs alone among all who use the folder: a build that is started meanwhile waits, and says so. One that was killed holds up the
 * next for `silence` at most.
 */
export async function alone<T>(folder: string, run: () => Promise<T>, sayWaiting: () => void): Promise<T> {
  const file = path.join(folder, 'lock')
  await mkdir(folder, { recursive: true })
  for (let round = 0; !(await isTaken(file)); round += 1) {
    if (round === 1) sayWaiting()
    await pause(100)
  }
  const heart = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), beat)
  try {
    return await run()
  } finally {
    clearInterval(heart)
    await rm(file, { force: true })
  }
}

async function isTaken(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx')
    await handle.writeFile(String(process.pid))
    await handle.close()
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  if (await isDead(file)) await rm(file, { force: true })
  return false
}

/** Says whether who took the lock has ended. Another process may have its number by now, but doesn't say that it lives. */
async function isDead(file: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(file)
    const pid = Number(await readFile(file, 'utf8'))
    return Date.now() - mtimeMs > silence || (pid > 0 && !isRunning(pid))
  } catch {
    return false
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
