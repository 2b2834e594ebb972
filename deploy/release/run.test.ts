import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../dev/testing/folder.ts'
import { run } from './run.ts'

test('after an abort, run ends the program and its child processes, and starts no other program', async () => {
  const dir = createTemporaryFolder('run')
  const pidFile = path.join(dir, 'pid')
  const controller = new AbortController()
  const options = { cwd: dir, signal: controller.signal }
  const running = run('sh', ['-c', 'sleep 60 & echo $! >pid.new; mv pid.new pid; wait'], options)
  await expect.poll(() => existsSync(pidFile)).toBe(true)
  const pid = Number(await readFile(pidFile, 'utf8'))
  controller.abort(new Error('stopped'))
  await expect(running).rejects.toThrow('stopped')
  expect(await isRunning(pid)).toBe(false)
  await expect(run('touch', ['file'], options)).rejects.toThrow('stopped')
  expect(existsSync(path.join(dir, 'file'))).toBe(false)
  await rm(dir, { recursive: true })
})

/** A process that has ended, but that its parent has not collected yet, does not run. */
async function isRunning(pid: number): Promise<boolean> {
  const state = await run('ps', ['-o', 'stat=', '-p', String(pid)]).catch(() => 'Z')
  return !state.startsWith('Z')
}
