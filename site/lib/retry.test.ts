import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retryDelayMs, waitForReload, withRetries } from './retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/**
 * Fails every attempt after `takes` ms. Returns the number of attempts, and after how many milliseconds it gives up.
 */
async function failingAttempts({ takes = 0, retryAfter }: { takes?: number; retryAfter?: number }) {
  const startedAt = Date.now()
  const attempt = vi.fn(() => new Promise<'failed'>((resolve) => setTimeout(() => resolve('failed'), takes)))
  const elapsed = withRetries(attempt, () => ({ retryAfter })).then(() => Date.now() - startedAt)
  await vi.runAllTimersAsync()
  return { attempts: attempt.mock.calls.length, givenUpAfter: await elapsed }
}

describe('retryDelayMs', () => {
  it.each([
    [0, 1_000],
    [1, 2_000],
    [2, 4_000],
  ])('doubles the delay for each retry: retryDelayMs(%i) returns %i', (attempt, milliseconds) => {
    expect(retryDelayMs(attempt)).toBe(milliseconds)
  })

  it('returns the delay that the server requests', () => {
    expect(retryDelayMs(0, 5)).toBe(5_000)
  })
})

describe('withRetries', () => {
  it('retries a failing attempt three times', async () => {
    expect(await failingAttempts({})).toEqual({ attempts: 4, givenUpAfter: 7_000 })
  })

  it('fails immediately if the server asks for a longer wait than the limit', async () => {
    expect(await failingAttempts({ retryAfter: 600 })).toEqual({ attempts: 1, givenUpAfter: 0 })
  })

  it('does not retry if a slow attempt leaves too little time', async () => {
    expect(await failingAttempts({ takes: 15_000 })).toEqual({ attempts: 1, givenUpAfter: 15_000 })
    expect(await failingAttempts({ takes: 4_000 })).toEqual({ attempts: 2, givenUpAfter: 9_000 })
  })
})

describe('waitForReload', () => {
  const reading = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

  it.each([
    [0, 0],
    [1_900, 1_900],
    [60_000, 2_000],
  ])('called for a reload that takes %i ms waits %i ms', async (takes, milliseconds) => {
    const startedAt = Date.now()
    const waited = waitForReload(reading(takes)).then(() => Date.now() - startedAt)
    await vi.runAllTimersAsync()
    expect(await waited).toBe(milliseconds)
  })
})
