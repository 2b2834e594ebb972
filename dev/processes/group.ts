import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { isRunning, type ProcessIdentity } from '../process-identity.ts'

/** Every child is started as the head of a process group of its own and carries this variable. */
export const MARK = 'NUSA_SUPERVISED'

/** Whether the child or anything that it started still runs. */
export function groupIsAlive(head: ProcessIdentity): boolean {
  return isRunning(head) || orphans(head).length > 0
}

/** Ends a child and all that it started: asks first, insists after `patience` milliseconds. */
export async function endGroup(head: ProcessIdentity, patience = 2500): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    signalGroup(head, signal)
    for (let waited = 0; waited < patience; waited += 25) {
      if (!groupIsAlive(head)) return
      await wait(25)
    }
  }
}

function signalGroup(head: ProcessIdentity, signal: NodeJS.Signals): void {
  if (process.platform === 'win32') {
    if (isRunning(head)) spawnSync('taskkill', ['/pid', String(head.pid), '/t', '/f'])
    return
  }
  // The number of a group stays taken as long as one of its members lives, so it cannot mean another one's group.
  if (!groupIsAlive(head)) return
  try {
    process.kill(-head.pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Members whose head has ended. They are known by the mark in their environment, since group numbers are reused. */
function orphans(head: ProcessIdentity): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== head.pid && isOrphan(pid, head))
}

function isOrphan(pid: number, head: ProcessIdentity): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (Number(group) !== head.pid || state === 'Z') return false
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .some((entry) => entry.startsWith(`${MARK}=`))
  } catch {
    // It ended while we looked, or belongs to somebody else: not ours.
    return false
  }
}
