import { existsSync } from 'node:fs'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
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

it('who comes second waits, says so, and then runs', async () => {
  const order: string[] = []
  const { promise: end, resolve: finish } = Promise.withResolvers<void>()
  const first = alone(folder, async () => void order.push(await end.then(() => 'first')), unheard)
  const { promise: waiting, resolve: sayWaiting } = Promise.withResolvers<void>()
  const second = alone(folder, async () => void order.push('second'), sayWaiting)
  await waiting
  finish()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
})

it('the lock is given back after a failure', async () => {
  await expect(alone(folder, () => Promise.reject(new Error('bad content')), unheard)).rejects.toThrow('bad content')
  expect(existsSync(path.join(folder, 'lock'))).toBe(false)
})

it('who was killed holds nobody up', async () => {
  // No system gives a process this number.
  await writeFile(path.join(folder, 'lock'), '999999999')
  await expect(alone(folder, async () => 'ran', unheard)).resolves.toBe('ran')
})

it('nor does one whose number another process has by now', async () => {
  await writeFile(path.join(folder, 'lock'), String(process.pid))
  await utimes(path.join(folder, 'lock'), new Date(0), new Date(0))
  await expect(alone(folder, async () => 'ran', unheard)).resolves.toBe('ran')
})
