import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { claimDataDir, type RunRecord } from '../processes/run-record.ts'
import { createStepLog } from './step-log.ts'
import { createSupervisor } from './supervisor.ts'

let dataDir: string
let run: RunRecord
const lines: string[] = []

beforeEach(async () => {
  lines.length = 0
  dataDir = await mkdtemp(join(tmpdir(), 'nusa-keeper-'))
  run = (await claimDataDir(dataDir)).record
})
afterEach(async () => {
  await run.stopAll()
  await rm(dataDir, { recursive: true, force: true })
})

const program = (name: string, code: string) => ({ name, args: ['-e', code], env: process.env })

it('the supervisor logs and restarts a program that died', async () => {
  const keeper = createSupervisor(
    dataDir,
    run,
    createStepLog((line) => lines.push(line)),
  )
  const marker = join(dataDir, 'second-life')
  const once = `const fs = require('node:fs')
    if (fs.existsSync(${JSON.stringify(marker)})) { fs.writeFileSync(${JSON.stringify(marker)}, 'alive'); setInterval(() => 1, 1000) }
    else { fs.writeFileSync(${JSON.stringify(marker)}, ''); process.exit(7) }`
  keeper.start(program('cms', once))
  await vi.waitFor(async () => expect(await readFile(marker, 'utf8')).toBe('alive'), 5000)
  expect(lines[0]).toContain('cms: it ended with code 7')
  keeper.stopRestarting()
})

it('the supervisor stops restarting a program that dies six times within a minute', async () => {
  const keeper = createSupervisor(
    dataDir,
    run,
    createStepLog((line) => lines.push(line)),
    1,
  )
  keeper.start(program('cms', 'process.exit(1)'))
  expect(await keeper.permanentFailure).toContain('cms died 6 times within a minute: it ended with code 1')
  expect(lines).toHaveLength(5)
})

it('the supervisor reports a permanent failure if a program cannot be restarted', async () => {
  const logsDir = join(dataDir, 'logs')
  await mkdir(logsDir)
  const keeper = createSupervisor(
    logsDir,
    run,
    createStepLog((line) => lines.push(line)),
    1,
  )
  const { exited } = keeper.start(program('cms', 'setTimeout(() => process.exit(1), 300)'))
  // Its log can no longer be written.
  await rm(logsDir, { recursive: true })
  await writeFile(logsDir, '')
  await exited
  expect(await keeper.permanentFailure).toContain('cms does not start again: Error: E')
})

it('the supervisor restarts a program until another program that it needs is available', async () => {
  const keeper = createSupervisor(
    dataDir,
    run,
    createStepLog((line) => lines.push(line)),
    100,
  )
  const [needed, marker] = [join(dataDir, 'needed'), join(dataDir, 'lives')]
  keeper.start(
    program(
      'functions',
      `const fs = require('node:fs')
    if (!fs.existsSync(${JSON.stringify(needed)})) process.exit(1)
    fs.writeFileSync(${JSON.stringify(marker)}, 'alive'); setInterval(() => 1, 1000)`,
    ),
  )
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(1), 5000)
  await writeFile(needed, '')
  await vi.waitFor(async () => expect(await readFile(marker, 'utf8')).toBe('alive'), 10_000)
  keeper.stopRestarting()
})

it('the supervisor does not log that a program ends while the supervisor stops', async () => {
  const keeper = createSupervisor(
    dataDir,
    run,
    createStepLog((line) => lines.push(line)),
  )
  const child = keeper.start(program('cms', 'setInterval(() => 1, 1000)'))
  keeper.stopRestarting()
  await run.stopAll()
  expect(await child.exited).toContain('SIGTERM')
  expect(lines).toEqual([])
})
