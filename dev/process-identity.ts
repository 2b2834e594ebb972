import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** A process id says too little: ids are reused. Together with the moment it started it names one process for good. */
export const processIdentitySchema = z.object({ pid: z.int().check(z.positive()), startedAt: z.string() })
export type ProcessIdentity = z.infer<typeof processIdentitySchema>

/** The identity of a running process, or null when no process has this id (zombies count as ended). */
export function identify(pid: number): ProcessIdentity | null {
  const startedAt = process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid)
  return startedAt === null ? null : { pid, startedAt }
}

/** Whether this very process still runs; another one that was given its id is not it. */
export function isRunning(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.startedAt === identity.startedAt
}

function startOnLinux(pid: number): string | null {
  try {
    // "pid (name) state ppid …": the name may hold spaces and brackets, so count from its last one.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return fields[0] === 'Z' || fields[0] === 'X' ? null : `${bootId}:${fields[19]}`
  } catch {
    return null
  }
}

function startElsewhere(pid: number): string | null {
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
