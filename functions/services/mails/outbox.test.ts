import { describe, expect, test } from 'vitest'
import { createMessageId, describeMailError, maxAttempts, nextAttempt } from './send-outbox.ts'

describe('a failed email', () => {
  const now = new Date('2026-11-21T06:00:00Z')
  test('is retried with growing pauses for most of a day, and not afterwards', () => {
    const pauses: number[] = []
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      pauses.push((nextAttempt(attempt, now)?.getTime() ?? 0) - now.getTime())
    }
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    expect(pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000).toBeGreaterThan(20)
    expect(nextAttempt(maxAttempts, now)).toBeNull()
  })
})

describe('the Message-ID', () => {
  test('is the same for the same email and different for every other email', () => {
    const id = createMessageId('payment_received:1', 'https://nusa.example')
    expect(id).toMatch(/^[0-9a-f]{40}@nusa\.example$/)
    expect(createMessageId('payment_received:1', 'https://nusa.example/')).toBe(id)
    expect(createMessageId('payment_received:2', 'https://nusa.example')).not.toBe(id)
  })
})

describe('the log of a failed email', () => {
  test("contains the error codes and not the server's message, which may contain addresses", () => {
    const error = Object.assign(new Error('550 <ayu@example.com> unknown'), { code: 'EENVELOPE', responseCode: 550 })
    expect(describeMailError(error)).toEqual({ error: 'Error', code: 'EENVELOPE', response: 550 })
    expect(describeMailError('down')).toEqual({ error: 'string', code: null, response: null })
  })
})
