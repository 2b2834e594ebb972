import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitConcurrency } from './pictures.ts'

test('limitConcurrency runs at most the given number of tasks at a time, and continues after a failure', async () => {
  const inTurn = limitConcurrency(2)
  let running = 0
  let most = 0
  const done = await Promise.allSettled(
    Array.from({ length: 7 }, (_, index) =>
      inTurn(async () => {
        running += 1
        most = Math.max(most, running)
        await wait(1)
        running -= 1
        if (index % 2) throw new Error('failed')
      }),
    ),
  )
  expect([most, running, done.length]).toEqual([2, 0, 7])
})
