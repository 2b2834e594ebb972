import { expect, test } from 'vitest'
import { withMinimumDuration } from './minimum-duration.ts'

const outcomes: [string, () => Promise<string>, string][] = [
  ['returns the result', () => Promise.resolve('signed in'), 'signed in'],
  ['throws the error', () => Promise.reject(new Error('wrong password')), 'Error: wrong password'],
]

test.each(outcomes)(
  'withMinimumDuration %s of the given work only after the minimum duration',
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
