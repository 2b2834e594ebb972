import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { identify } from './process-identity.ts'
import { PROCESS_TREE_VARIABLE, type ProcessTree, stopProcessTree } from './process-tree.ts'
import type { RunRecord } from './run-record.ts'

export type Command = {
  name: string
  args: string[]
  cwd?: string
  env: Record<string, string | undefined>
  /** Lets other programs of the machine run first, such as tests during a build. */
  hasLowPriority?: boolean
}

export type Child = {
  name: string
  logFile: string
  /** Returns the end of the log, without lines from before this start. */
  readLogEnd(): string
  /** Describes how the program ended. */
  exited: Promise<string>
  hasExited(): boolean
}

const MAX_LOG_BYTES = 5_000_000

/** Starts a program in a separate process group. Its output goes to a log file. */
export function startChild(command: Command, logsDir: string, run: RunRecord): Child {
  const { child, processTree, logFile, readLogEnd } = spawnNode(command, logsDir)
  if (processTree) run.add(processTree)
  let hasExited = false
  const exited = once(child, 'exit').then(async ([code, signal]) => {
    hasExited = true
    // Processes that the program has left running must not occupy its port when it is restarted.
    if (processTree) await stopProcessTree(processTree)
    if (processTree) run.remove(processTree)
    return signal === null ? `it ended with code ${code}` : `it was ended by ${signal}`
  })
  return { name: command.name, logFile, readLogEnd, exited, hasExited: () => hasExited }
}

/** The message contains the end of the log. */
export class ChildError extends Error {
  override name = 'ChildError'
  /** Null if a signal ended the program. */
  readonly code: number | null
  constructor(message: string, code: number | null) {
    super(message)
    this.code = code
  }
}

/** Runs a Node program until it exits. @throws {ChildError} */
export async function runChild(command: Command, logsDir: string, run: RunRecord): Promise<void> {
  const { child, processTree, logFile, readLogEnd } = spawnNode(command, logsDir)
  if (processTree) run.add(processTree)
  const [code, signal] = await once(child, 'exit')
  if (processTree) run.remove(processTree)
  if (run.isStopping()) throw new Error(`${command.name} was stopped.`)
  if (code === 0) return
  const reason = signal ?? `code ${code}`
  throw new ChildError(`${command.name} failed (${reason}). The end of ${logFile}:\n${readLogEnd()}`, code)
}

function spawnNode({ name, args, cwd, env, hasLowPriority = false }: Command, logsDir: string) {
  mkdirSync(logsDir, { recursive: true })
  const logFile = join(logsDir, `${name}.log`)
  if (existsSync(logFile) && statSync(logFile).size > MAX_LOG_BYTES) renameSync(logFile, `${logFile}.1`)
  // A child that outlives this process would block on a pipe that is no longer read, so the output goes to a file.
  const log = openSync(logFile, 'a')
  const startOffset = fstatSync(log).size
  const mark = randomUUID()
  const child = spawn(process.execPath, args, {
    ...(cwd !== undefined && { cwd }),
    detached: process.platform !== 'win32',
    stdio: ['ignore', log, log],
    env: { ...env, [PROCESS_TREE_VARIABLE]: mark },
  })
  closeSync(log)
  if (hasLowPriority && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const head = child.pid === undefined ? null : identify(child.pid)
  const processTree: ProcessTree | null = head && { name, head, mark }
  return { child, processTree, logFile, readLogEnd: () => readLastLines(logFile, startOffset) }
}

/** The first `startOffset` bytes belong to earlier runs. */
function readLastLines(file: string, startOffset: number, count = 30): string {
  return readFileSync(file).subarray(startOffset).toString().trimEnd().split('\n').slice(-count).join('\n')
}
