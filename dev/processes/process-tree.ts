import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { identify, isRunning, type ProcessIdentity, processIdentitySchema } from './process-identity.ts'

export const processTreeSchema = z.object({
  name: z.string(),
  head: processIdentitySchema,
  /**
   * A random text in the environment of every process of the tree. The text is needed because processes can leave the
   * process group, and because process ids are reused.
   */
  mark: z.string(),
})
export type ProcessTree = z.infer<typeof processTreeSchema>

export const PROCESS_TREE_VARIABLE = 'NUSA_PROCESS_TREE'

export function isAlive(processTree: ProcessTree): boolean {
  return isRunning(processTree.head) || findMemberPids(processTree).length > 0
}

/** Sends SIGTERM, then SIGKILL after `gracePeriodMs`. */
export async function stopProcessTree(processTree: ProcessTree, gracePeriodMs = 2500): Promise<void> {
  // A process that is ending has no environment, so `findMemberPids` no longer finds it although it is still running.
  const members = new Map<number, ProcessIdentity>()
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const pid of findMemberPids(processTree)) {
      const identity = identify(pid)
      if (identity) members.set(pid, identity)
    }
    sendSignal(processTree, signal)
    for (let waitedMs = 0; waitedMs < gracePeriodMs; waitedMs += 25) {
      if (!isAlive(processTree) && ![...members.values()].some(isRunning)) return
      await wait(25)
    }
  }
}

function sendSignal(processTree: ProcessTree, signal: NodeJS.Signals): void {
  if (process.platform === 'win32') {
    if (isRunning(processTree.head)) spawnSync('taskkill', ['/pid', String(processTree.head.pid), '/t', '/f'])
    return
  }
  // The environment of another process can be read only on Linux. On other systems, only the process group is known,
  // and a negative process id stands for the group.
  const groupPids = isRunning(processTree.head) ? [-processTree.head.pid] : []
  for (const pid of process.platform === 'linux' ? findMemberPids(processTree) : groupPids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      const hasEnded = error instanceof Error && 'code' in error && error.code === 'ESRCH'
      if (!hasEnded) throw error
    }
  }
}

function findMemberPids({ mark }: ProcessTree): number[] {
  if (process.platform !== 'linux') return []
  const variable = `${PROCESS_TREE_VARIABLE}=${mark}`
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && readEnvironment(pid).includes(variable) && identify(pid) !== null)
}

function readEnvironment(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    // The process has ended or belongs to another account, so it is not a member.
    return []
  }
}
