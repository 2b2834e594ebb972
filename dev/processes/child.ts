import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { identify } from '../process-identity.ts'
import { endGroup, MARK } from './group.ts'
import type { RunFile } from './run-file.ts'

export type Command = { name: string; args: string[]; cwd?: string; env: Record<string, string | undefined> }

export type Child = {
  name: string
  logFile: string
  /** Says how it ended, in words. */
  exited: Promise<string>
  hasExited(): boolean
  stop(): Promise<void>
}

const LOG_BYTES = 5_000_000

/** Starts one of our Node programs with its output in a log file, in a process group of its own. */
export function startChild(command: Command, logsDir: string, run: RunFile): Child {
  const { child, logFile } = spawnNode(command, logsDir)
  const identity = child.pid === undefined ? null : identify(child.pid)
  if (identity) run.add(command.name, identity)
  let ended = false
  const exited = once(child, 'exit').then(([code, signal]) => {
    ended = true
    if (identity) run.remove(identity)
    return signal === null ? `it ended with code ${code}` : `it was ended by ${signal}`
  })
  const stop = async () => {
    if (ended || !identity) return
    await endGroup(identity)
    await exited
  }
  return { name: command.name, logFile, exited, hasExited: () => ended, stop }
}

/** Runs one of our Node programs to its end. @throws with the end of its log when it fails */
export async function runChild(command: Command, logsDir: string, run: RunFile): Promise<void> {
  const { child, logFile } = spawnNode(command, logsDir)
  const identity = child.pid === undefined ? null : identify(child.pid)
  if (identity) run.add(command.name, identity)
  const [code, signal] = await once(child, 'exit')
  if (identity) run.remove(identity)
  if (code === 0) return
  throw new Error(`${command.name} failed (${signal ?? `code ${code}`}). The end of ${logFile}:\n${tail(logFile)}`)
}

function spawnNode({ name, args, cwd, env }: Command, logsDir: string) {
  mkdirSync(logsDir, { recursive: true })
  const logFile = join(logsDir, `${name}.log`)
  if (existsSync(logFile) && statSync(logFile).size > LOG_BYTES) renameSync(logFile, `${logFile}.1`)
  // A file and not a pipe: a child that outlives us must not choke on its own output.
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, args, {
    ...(cwd !== undefined && { cwd }),
    detached: process.platform !== 'win32',
    stdio: ['ignore', log, log],
    env: { ...env, [MARK]: String(process.pid) },
  })
  closeSync(log)
  return { child, logFile }
}

/** The last lines of a log, for people. */
export function tail(file: string, lines = 30): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
}
