import { existsSync } from 'node:fs'
import { get } from 'node:http'
import { userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Home } from './home.ts'
import { interruption } from './interruption.ts'
import { CommandError, run } from './run.ts'

/** Each process of a release is a template unit of systemd: `nusa-cms@<id>`. */
export type Service = 'cms' | 'site' | 'publisher'

const startTimeoutMs = 120_000

export const services = {
  start: (id: string, ...names: Service[]) => systemctl('start', ...unitNames(id, names)),
  /** Resolves when the processes have ended. Works after an interruption too, so that commands can clean up. */
  stop: (ids: readonly string[], ...names: Service[]) => runForAll('stop', ids, names),
  restart: (id: string) => systemctl('restart', ...unitNames(id)),
  /** Makes the processes start when the machine starts. */
  enable: (id: string) => systemctl('enable', ...unitNames(id)),
  disable: (ids: readonly string[]) => runForAll('disable', ids),
}

const allServices: readonly Service[] = ['cms', 'site', 'publisher']

function unitNames(id: string, names = allServices): string[] {
  return names.map((name) => `nusa-${name}@${id}.service`)
}

async function runForAll(command: 'stop' | 'disable', ids: readonly string[], names = allServices): Promise<void> {
  if (ids.length > 0) await systemctl(command, ...ids.flatMap((id) => unitNames(id, names)))
}

function systemctl(...args: string[]): Promise<string> {
  // A login shell sets these variables, but `sudo -u` and cron do not.
  const XDG_RUNTIME_DIR = process.env.XDG_RUNTIME_DIR || `/run/user/${userInfo().uid}`
  const DBUS_SESSION_BUS_ADDRESS = process.env.DBUS_SESSION_BUS_ADDRESS || `unix:path=${XDG_RUNTIME_DIR}/bus`
  return run('systemctl', ['--user', ...args], {
    signal: args[0] === 'stop' ? null : interruption,
    env: { ...process.env, XDG_RUNTIME_DIR, DBUS_SESSION_BUS_ADDRESS },
  })
}

export function socketOf(home: Home, id: string, name: 'cms' | 'site'): string {
  return path.join(home.folder(id), 'run', `${name}.sock`)
}

/**
 * Checks nusa.env with the rules of a release.
 * @throws an Error that lists the mistakes
 */
export async function checkEnvironment(home: Home, id: string): Promise<void> {
  await runProgram(home, id, 'deploy/release/check-environment.ts')
}

/** Returns the warnings as one text; empty if this machine can reach all domains of nusa.env. */
export function findDomainWarnings(home: Home, id: string): Promise<string> {
  return runProgram(home, id, 'deploy/release/check-domains.ts')
}

async function runProgram(home: Home, id: string, program: string): Promise<string> {
  const folder = home.folder(id)
  // Releases that were built before 2026-11-28 lack these programs.
  if (!existsSync(path.join(folder, program))) return ''
  return run(process.execPath, [program], { cwd: folder, env: { ...home.environment(), NODE_ENV: 'production' } })
}

/**
 * Waits until a process answers `/api/health` with 200.
 * @throws if the process ends or takes too long
 */
export async function waitUntilHealthy(home: Home, id: string, name: 'cms' | 'site'): Promise<void> {
  const [unit = ''] = unitNames(id, [name])
  const advice = `Its log: journalctl --user -u ${unit} -n 50`
  const deadline = Date.now() + startTimeoutMs
  let lastStatus = 'no answer'
  while (Date.now() < deadline) {
    const state = (await systemctl('show', '--property=ActiveState', '--value', unit)).trim()
    if (state !== 'active') throw new CommandError(`${unit} did not start (${state}). ${advice}`)
    lastStatus = await requestStatus(socketOf(home, id, name), '/api/health')
    if (lastStatus === '200') return
    // With any other status, the process has started and reports a problem.
    if (/^\d+$/.test(lastStatus)) break
    await pause(200)
  }
  throw new CommandError(`${unit} is not healthy: ${lastStatus}. ${advice}`)
}

/** Returns the status of a response, or the message of the error if the request fails. */
export function requestStatus(socketPath: string, address: string): Promise<string> {
  return new Promise((resolve) => {
    const signal = AbortSignal.any([AbortSignal.timeout(30_000), interruption])
    get({ socketPath, path: address, agent: false, signal }, (response) => {
      response.resume()
      resolve(String(response.statusCode))
    }).on('error', ({ message }) => resolve(message))
  })
}
