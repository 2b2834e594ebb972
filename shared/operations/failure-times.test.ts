import { expect, test } from 'vitest'
import { shouldShowFailures } from './failure-times.ts'

test('shouldShowFailures shows an unavailable service after five minutes, and a rejection at once', () => {
  const since = '2026-11-29T06:05:00.000Z'
  expect(shouldShowFailures({ since, last: '2026-11-29T06:09:59.000Z' }, false)).toBe(false)
  expect(shouldShowFailures({ since, last: '2026-11-29T06:10:00.000Z' }, false)).toBe(true)
  expect(shouldShowFailures({ since, last: since }, true)).toBe(true)
})
