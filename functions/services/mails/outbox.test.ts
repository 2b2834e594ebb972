import { describe, expect, test } from 'vitest'
import { computeNextAttempt, createMessageId, maxAttempts } from './send-outbox.ts'

describe('a failed email', () => {
  const now = new Date('2026-11-21T06:00:00Z')
  test('is retried with growing pauses for most of a day, but no longer', () => {
    const pauses: number[] = []
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      pauses.push((computeNextAttempt(attempt, now)?.getTime() ?? 0) - now.getTime())
    }
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    expect(pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000).toBeGreaterThan(20)
    expect(computeNextAttempt(maxAttempts, now)).toBeNull()
  })
})

describe('the Message-ID', () => {
  test('is the same for every attempt of an email and different for every other email', () => {
    const id = createMessageId('payment_received:1', 'https://nusa.example')
    expect(id).toMatch(/^[0-9a-f]{40}@nusa\.example$/)
    expect(createMessageId('payment_received:1', 'https://nusa.example/')).toBe(id)
    expect(createMessageId('payment_received:2', 'https://nusa.example')).not.toBe(id)
  })
})
