#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { bareEnvironment } from '../../../dev/testing/bare-environment.ts'

/**
 * Replaces `systemctl --user` on machines without systemd: runs the template units of deploy/server/systemd as
 * processes of this machine. UNITS_HOME is the home directory of the units (`%h`).
 */
const home = process.env.UNITS_HOME ?? ''
const unitsDir = path.resolve(import.meta.dirname, '..', '..', 'server', 'systemd')
const stateDir = path.join(home, 'units')
const [command = '', ...units] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

mkdirSync(stateDir, { recursive: true })
for (const unit of units) {
  if (command === 'stop' || command === 'restart') await stop(unit)
  if ((command === 'start' || command === 'restart') && !isActive(unit)) start(unit)
  if (command === 'show') console.log(isActive(unit) ? 'active' : 'failed')
  if (command === 'enable') writeFileSync(enabledFile(unit), '')
  if (command === 'disable') rmSync(enabledFile(unit), { force: true })
}

function start(unit: string): void {
  const [, template = '', instance = ''] = /^(.+@)(.+)\.service$/.exec(unit) ?? []
  const unitText = readFileSync(path.join(unitsDir, `${template}.service`), 'utf8')
    .replaceAll('%h', home)
    .replaceAll('%i', instance)
  const readValues = (key: string) =>
    [...unitText.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
  const unitVariables = Object.fromEntries(readValues('Environment').map((pair) => pair.split('=') as [string, string]))
  const fileVariables = readValues('EnvironmentFile').map((file) => parseEnv(readFileSync(file, 'utf8')))
  const [, ...args] = (readValues('ExecStart')[0] ?? '').split(' ')
  const log = openSync(path.join(stateDir, `${unit}.log`), 'a')
  const child = spawn(process.execPath, args, {
    cwd: readValues('WorkingDirectory')[0],
    env: Object.assign(bareEnvironment(), unitVariables, ...fileVariables),
    detached: true,
    stdio: ['ignore', log, log],
  })
  writeFileSync(pidFile(unit), String(child.pid))
  child.unref()
}

async function stop(unit: string): Promise<void> {
  if (!isActive(unit)) return
  process.kill(readPid(unit), 'SIGTERM')
  while (isActive(unit)) await pause(20)
}

function isActive(unit: string): boolean {
  try {
    process.kill(readPid(unit), 0)
    // An ended process that no parent has collected yet still has an id.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${readPid(unit)}/status`, 'utf8'))
  } catch {
    return false
  }
}

function readPid(unit: string): number {
  const file = pidFile(unit)
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : -1
}

function pidFile(unit: string): string {
  return path.join(stateDir, `${unit}.pid`)
}

function enabledFile(unit: string): string {
  return path.join(stateDir, `${unit}.enabled`)
}
