import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { alone } from './lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nusa-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const unheard = () => undefined
const lock = (name: string) => path.join(folder, name, 'lock')

it('who comes second waits, says so, and then runs', async () => {
  const order: string[] = []
  const { promise: end, resolve: finish } = Promise.withResolvers<void>()
  const first = alone([lock('cache')], async () => void order.push(await end.then(() => 'first')), unheard)
  const { promise: waiting, resolve: sayWaiting } = Promise.withResolvers<void>()
  const second = alone([lock('cache')], async () => void order.push('second'), sayWaiting)
  await waiting
  finish()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
})

it('of many at once there is never more than one', async () => {
  let running = 0
  const most: number[] = []
  const one = () =>
    alone(
      [lock('cache')],
      async () => {
        running += 1
        most.push(running)
        await new Promise(setImmediate)
        running -= 1
      },
      unheard,
    )
  await Promise.all(Array.from({ length: 8 }, one))
  expect(most).toEqual(Array(8).fill(1))
})

it('two that have only the last file in common wait for one another too', async () => {
  const order: string[] = []
  const { promise: end, resolve: finish } = Promise.withResolvers<void>()
  const first = alone([lock('a'), lock('dist')], async () => void order.push(await end.then(() => 'first')), unheard)
  const { promise: waiting, resolve: sayWaiting } = Promise.withResolvers<void>()
  const second = alone([lock('b'), lock('dist')], async () => void order.push('second'), sayWaiting)
  await waiting
  finish()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
})

it('the lock is given back after a failure', async () => {
  const fail = () => Promise.reject(new Error('bad content'))
  await expect(alone([lock('cache')], fail, unheard)).rejects.toThrow('bad content')
  await expect(alone([lock('cache')], async () => 'ran', unheard)).resolves.toBe('ran')
})

it('who is killed holds nobody up, and who is only silent is waited for', async () => {
  const script = `
    const { alone } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)})
    await alone([${JSON.stringify(lock('cache'))}], async () => {
      console.log('taken')
      for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    }, () => undefined)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  const { promise: waiting, resolve: sayWaiting } = Promise.withResolvers<void>()
  const next = alone([lock('cache')], async () => 'ran', sayWaiting)
  await waiting
  holder.kill('SIGKILL')
  await expect(next).resolves.toBe('ran')
})
