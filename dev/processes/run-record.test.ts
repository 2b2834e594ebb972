import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { identify } from './process-identity.ts'
import { claimDataDir, createRunRecord } from './run-record.ts'

let dataDir: string
let supervisor: ChildProcess | null = null

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nusa-run-'))
})
afterEach(async () => {
  await kill()
  await claimDataDir(dataDir)
  await rm(dataDir, { recursive: true, force: true })
})

async function kill(): Promise<void> {
  if (!supervisor) return
  const ended = once(supervisor, 'exit')
  supervisor.kill('SIGKILL')
  await ended
  supervisor = null
}

/**
 * Starts a process that claims the directory and starts a child, which starts another one. @returns the pids of the two
 * children
 */
async function startSupervisor(): Promise<number[]> {
  const stays = 'setInterval(() => undefined, 1000)'
  const child = `const { spawn } = require('node:child_process')
    const below = spawn(process.execPath, ['-e', ${JSON.stringify(stays)}], { stdio: 'ignore' })
    console.log(below.pid); ${stays}`
  const script = `
    const at = (name) => import(new URL(name, ${JSON.stringify(import.meta.url)}).href)
    const { claimDataDir } = await at('./run-record.ts')
    const { startChild } = await at('./child.ts')
    const { existsSync, readFileSync } = await import('node:fs')
    const { record } = await claimDataDir(${JSON.stringify(dataDir)})
    const { logFile } = startChild({ name: 'cms', args: ['-e', ${JSON.stringify(child)}], env: process.env }, ${JSON.stringify(dataDir)}, record)
    const run = JSON.parse(readFileSync(${JSON.stringify(join(dataDir, 'run.json'))}, 'utf8'))
    const timer = setInterval(() => {
      const below = readFileSync(logFile, 'utf8').trim()
      if (!below) return
      clearInterval(timer)
      console.log(run.children[0].head.pid, below)
    }, 20)
    ${stays}`
  supervisor = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (!supervisor.stdout) throw new Error('The supervisor has no output.')
  const [said] = await once(supervisor.stdout, 'data')
  return String(said).trim().split(' ').map(Number)
}

describe('claimDataDir', () => {
  it.each(['', '{"supervisor":', '{}'])('ignores a damaged run.json that contains %j', async (text) => {
    await writeFile(join(dataDir, 'run.json'), text)
    expect(await claimDataDir(dataDir)).toMatchObject({ stoppedNames: [] })
  })

  it('rejects a directory that a running supervisor uses', async () => {
    await startSupervisor()
    await expect(claimDataDir(dataDir)).rejects.toThrow(`already runs from ${dataDir} (process ${supervisor?.pid})`)
  })

  it('stops only the processes that a killed supervisor left running', async () => {
    const left = await startSupervisor()
    const bystander = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' })
    await kill()
    expect(left.map(identify)).not.toContain(null)
    const { stoppedNames } = await claimDataDir(dataDir)
    expect(stoppedNames).toEqual(['cms'])
    expect(left.map(identify)).toEqual([null, null])
    expect(bystander.exitCode).toBeNull()
    bystander.kill()
  })

  it('also stops a process whose parent, the head of the process tree, was killed', async () => {
    const [head = 0, below = 0] = await startSupervisor()
    process.kill(head, 'SIGSTOP')
    await kill()
    process.kill(head, 'SIGKILL')
    await claimDataDir(dataDir)
    expect(identify(below)).toBeNull()
  })

  it('claims a directory that was closed properly', async () => {
    const { record } = await claimDataDir(dataDir)
    record.close()
    expect((await claimDataDir(dataDir)).stoppedNames).toEqual([])
  })
})

it('after stopAll, a run record is not saved again, because its directory may be deleted', async () => {
  const saved: unknown[] = []
  const record = createRunRecord((children) => saved.push(children))
  await record.stopAll()
  record.remove({ name: 'cms', head: { pid: 1, startedAt: 'unknown' }, mark: 'mark' })
  expect(saved).toEqual([])
})
