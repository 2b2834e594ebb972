import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** Process ids are reused. Together with the start time, an id identifies one process permanently. */
export const processIdentitySchema = z.object({ pid: z.int().check(z.positive()), startedAt: z.string() })
export type ProcessIdentity = z.infer<typeof processIdentitySchema>

/** Returns the identity of a process; null if no process has this id. Zombies count as ended. */
export function identify(pid: number): ProcessIdentity | null {
  const startedAt = process.platform === 'linux' ? readStartTimeOnLinux(pid) : readStartTimeElsewhere(pid)
  return startedAt === null ? null : { pid, startedAt }
}

export function isRunning(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.startedAt === identity.startedAt
}

function readStartTimeOnLinux(pid: number): string | null {
  try {
    // "pid (name) state ppid …": the name may contain spaces and brackets, so count from the last bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state] = fields
    /** In clock ticks since the system was booted. */
    const startTime = fields[19]
    const hasEnded = state === 'Z' || state === 'X'
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return hasEnded ? null : `${bootId}:${startTime}`
  } catch {
    return null
  }
}

function readStartTimeElsewhere(pid: number): string | null {
  try {
    const command =
      process.platform === 'win32'
        ? ['powershell', '-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.Ticks`]
        : ['ps', '-o', 'lstart=', '-p', String(pid)]
    const [file = '', ...args] = command
    return execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
  } catch {
    return null
  }
}
