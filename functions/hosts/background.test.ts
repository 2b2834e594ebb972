import { describe, expect, test } from 'vitest'
import { createBackground, finishWork } from './background.ts'

const tick = () => new Promise<void>((resolve) => setTimeout(resolve, 1))

test('ten concurrent calls with the same name cause two runs, one after the other', async () => {
  const background = createBackground()
  let runs = 0
  let atOnce = 0
  let most = 0
  const work = async () => {
    runs += 1
    atOnce += 1
    most = Math.max(most, atOnce)
    await tick()
    atOnce -= 1
  }
  for (let count = 0; count < 10; count += 1) background.run('mails', work)
  await background.waitForCompletion()
  expect([runs, most]).toEqual([2, 1])
  background.run('mails', work)
  await background.waitForCompletion()
  expect(runs).toBe(3)
})

test('waitForCompletion also waits for work that starts meanwhile, and resolves immediately without work', async () => {
  const background = createBackground()
  await background.waitForCompletion()
  const done: string[] = []
  background.run('one', async () => {
    await tick()
    background.run('two', async () => {
      await tick()
      done.push('two')
    })
    done.push('one')
  })
  await background.waitForCompletion()
  expect(done).toEqual(['one', 'two'])
})

test('stop waits for the current step of the work and prevents further runs', async () => {
  const background = createBackground()
  let steps = 0
  const endless = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      await tick()
      steps += 1
    }
  }
  background.run('mails', endless)
  background.run('mails', endless)
  await tick()
  await background.stop()
  const done = steps
  expect(done).toBeGreaterThan(0)
  background.run('mails', endless)
  await background.waitForCompletion()
  expect(steps).toBe(done)
})

const neverIdle = { waitForCompletion: () => new Promise<void>(() => undefined) }

const alreadyIdle = { waitForCompletion: () => Promise.resolve() }

describe('background work', () => {
  test('is passed to waitUntil without delaying the response', async () => {
    const waitedFor: Promise<unknown>[] = []
    await finishWork(neverIdle, (work) => void waitedFor.push(work))
    expect(waitedFor).toHaveLength(1)
  })

  test('delays the response for a limited time if the host has no waitUntil', async () => {
    const began = performance.now()
    await finishWork(neverIdle, undefined, 30)
    expect(performance.now() - began).toBeGreaterThanOrEqual(25)
  })

  test('does not delay the response if no work is running', async () => {
    const began = performance.now()
    await finishWork(alreadyIdle, undefined, 10_000)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})
