import { describe, expect, it } from 'vitest'
import { retryWait } from './retry.ts'

describe('the pause before a retry', () => {
  it.each([
    [0, 1_000],
    [1, 2_000],
    [2, 4_000],
    [9, 30_000],
  ])('doubles and ends at 30 s: retry %i waits %i ms', (attempt, milliseconds) => {
    expect(retryWait(attempt)).toBe(milliseconds)
  })

  it('is as long as the server asks for, but 30 s at most', () => {
    expect(retryWait(0, 12)).toBe(12_000)
    expect(retryWait(0, 600)).toBe(30_000)
  })
})
