import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
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
 * Runs two callers and returns which ended first. The second starts after the first, which ends when the second waits.
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

it('makes the second caller wait, reports that it waits, and then runs it', async () => {
  expect(await orderOf([lock('cache')], [lock('cache')])).toEqual(['first', 'second'])
})

it('never runs two tasks at once', async () => {
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

it('makes two callers wait for each other if they share only the last file', async () => {
  expect(await orderOf([lock('a'), lock('dist')], [lock('b'), lock('dist')])).toEqual(['first', 'second'])
})

it('releases the lock after a failure', async () => {
  const fail = () => Promise.reject(new Error('bad content'))
  await expect(withLock([lock('cache')], fail, ignoreWait)).rejects.toThrow('bad content')
  await expect(withLock([lock('cache')], async () => 'ran', ignoreWait)).resolves.toBe('ran')
})

it('releases the lock of a killed process, but waits for one that only does not respond', async () => {
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
  const { promise: waiting, resolve: sayWaiting } = Promise.withResolvers<void>()
  const next = withLock([lock('cache')], async () => 'ran', sayWaiting)
  await waiting
  holder.kill('SIGKILL')
  await expect(next).resolves.toBe('ran')
})
