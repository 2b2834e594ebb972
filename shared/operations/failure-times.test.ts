import { expect, test } from 'vitest'
import { isLasting } from './failure-times.ts'

test('a service that is unavailable is shown after five minutes, a rejection at once', () => {
  const since = '2026-11-29T06:05:00.000Z'
  expect(isLasting({ since, last: '2026-11-29T06:09:59.000Z' }, false)).toBe(false)
  expect(isLasting({ since, last: '2026-11-29T06:10:00.000Z' }, false)).toBe(true)
  expect(isLasting({ since, last: since }, true)).toBe(true)
})
