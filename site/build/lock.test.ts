import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withLock } from './lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nusa-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const ignoreWait = () => undefined
const lock = (name: string) => path.join(folder, name, 'lock')

/**
 * Runs two callers and returns them in the order of their ends. The second caller starts after the first, and the first
 * ends when the second waits.
 */
async function orderOf(firstFiles: string[], secondFiles: string[]): Promise<string[]> {
  const order: string[] = []
  const [began, waits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const runFirst = async () => {
    began.resolve()
    await waits.promise
    order.push('first')
  }
  const first = withLock(firstFiles, runFirst, ignoreWait)
  await began.promise
  await withLock(secondFiles, async () => void order.push('second'), waits.resolve)
  await first
  return order
}

it('withLock makes the second caller wait, calls `onWait`, and then runs the second caller', async () => {
  expect(await orderOf([lock('cache')], [lock('cache')])).toEqual(['first', 'second'])
})

it('withLock never runs two tasks at the same time', async () => {
  let running = 0
  const most: number[] = []
  const one = () =>
    withLock(
      [lock('cache')],
      async () => {
        running += 1
        most.push(running)
        await new Promise(setImmediate)
        running -= 1
      },
      ignoreWait,
    )
  await Promise.all(Array.from({ length: 8 }, one))
  expect(most).toEqual(Array(8).fill(1))
})

it('withLock makes the second caller wait if both callers share only the last file', async () => {
  expect(await orderOf([lock('a'), lock('dist')], [lock('b'), lock('dist')])).toEqual(['first', 'second'])
})

it('withLock stops waiting when the signal is aborted', async () => {
  const controller = new AbortController()
  const wait = () =>
    withLock(
      [lock('cache')],
      async () => 'ran',
      () => controller.abort(),
      controller.signal,
    )
  await expect(withLock([lock('cache')], wait, ignoreWait)).rejects.toMatchObject({ name: 'AbortError' })
})

it('withLock writes nothing to the disk, which may be full', async () => {
  const names = await withLock([lock('cache')], () => readdir(path.dirname(lock('cache'))), ignoreWait)
  expect(names).toEqual(['lock'])
  expect((await stat(lock('cache'))).size).toBe(0)
})

it('withLock releases the lock after a failure', async () => {
  const fail = () => Promise.reject(new Error('bad content'))
  await expect(withLock([lock('cache')], fail, ignoreWait)).rejects.toThrow('bad content')
  await expect(withLock([lock('cache')], async () => 'ran', ignoreWait)).resolves.toBe('ran')
})

it('withLock waits for an unresponsive process that holds the lock, and continues when the process is killed', async () => {
  const script = `
    const { withLock } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)})
    await withLock([${JSON.stringify(lock('cache'))}], async () => {
      console.log('taken')
      for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    }, () => undefined)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  const { promise: waiting, resolve: resolveWaiting } = Promise.withResolvers<void>()
  const next = withLock([lock('cache')], async () => 'ran', resolveWaiting)
  await waiting
  holder.kill('SIGKILL')
  await expect(next).resolves.toBe('ran')
})
