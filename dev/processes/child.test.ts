import { appendFileSync, rmSync } from 'node:fs'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createTemporaryFolder } from '../testing/folder.ts'
import { ChildError, runChild, startChild } from './child.ts'
import { createRunRecord } from './run-record.ts'

const run = () => createRunRecord(() => undefined)

it('the error and readLogEnd of a failed program contain its output, but no output of earlier runs', async () => {
  const logs = createTemporaryFolder('child')
  onTestFinished(() => rmSync(logs, { recursive: true }))
  appendFileSync(join(logs, 'seed.log'), 'an older failure\n')
  const command = { name: 'seed', args: ['-e', 'console.log("the reason"); process.exit(65)'], env: process.env }
  const failure = await runChild(command, logs, run()).catch((error: unknown) => error)
  if (!(failure instanceof ChildError)) throw failure
  expect(failure.code).toBe(65)
  expect(failure.message).toContain('the reason')
  expect(failure.message).not.toContain('an older failure')

  const child = startChild(command, logs, run())
  await child.exited
  expect(child.readLogEnd()).toBe('the reason')
})

it('a program with low priority has a higher nice value than this process', async () => {
  const logs = createTemporaryFolder('child')
  onTestFinished(() => rmSync(logs, { recursive: true }))
  const printPriority = 'console.log(require("node:os").getPriority())'
  const command = { name: 'build', args: ['-e', printPriority], env: process.env, hasLowPriority: true }
  const child = startChild(command, logs, run())
  await child.exited
  expect(Number(child.readLogEnd())).toBeGreaterThan(getPriority())
})
