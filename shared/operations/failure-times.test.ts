import { expect, test } from 'vitest'
import { shouldShowFailures } from './failure-times.ts'

test('a service that is unavailable is shown after five minutes, a rejection at once', () => {
  const since = '2026-11-29T06:05:00.000Z'
  expect(shouldShowFailures({ since, last: '2026-11-29T06:09:59.000Z' }, false)).toBe(false)
  expect(shouldShowFailures({ since, last: '2026-11-29T06:10:00.000Z' }, false)).toBe(true)
  expect(shouldShowFailures({ since, last: since }, true)).toBe(true)
})
