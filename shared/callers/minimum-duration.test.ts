import { expect, test } from 'vitest'
import { withMinimumDuration } from './minimum-duration.ts'

const outcomes: [string, () => Promise<string>, string][] = [
  ['a result', () => Promise.resolve('signed in'), 'signed in'],
  ['an error', () => Promise.reject(new Error('wrong password')), 'Error: wrong password'],
]

test.each(outcomes)(
  'withMinimumDuration returns %s only when the minimum duration is over',
  async (_, work, expected) => {
    const timer = Promise.withResolvers<void>()
    let outcome: string | null = null
    const finished = withMinimumDuration(timer.promise, work).catch(String)
    void finished.then((value) => (outcome = value))
    await new Promise((resolve) => setImmediate(resolve))
    expect(outcome).toBeNull()
    timer.resolve()
    await finished
    expect(outcome).toBe(expected)
  },
)

test('withMinimumDuration returns the result of the work if the timer is aborted', async () => {
  expect(await withMinimumDuration(Promise.reject(new Error('aborted')), async () => 'sent')).toBe('sent')
})
