import { expect, test } from 'vitest'
import type { Connection } from './connect.ts'
import { postgresLimiter } from './limiter.ts'

/** A pool whose database does not respond. The limiter only uses `query`. */
const deadPool = { query: () => Promise.reject(new Error('no database')) } as unknown as Connection['pool']

test('the limiter counts attempts in the memory of the process while the database is unavailable', async () => {
  const limiter = postgresLimiter({ pool: deadPool })
  const limit = { attempts: 2, seconds: 60 }
  expect(await limiter.consume('sign-in', 'ayu', limit)).toBeNull()
  expect(await limiter.consume('sign-in', 'ayu', limit)).toBeNull()
  expect(await limiter.consume('sign-in', 'ayu', limit)).toBeGreaterThan(0)
  expect(await limiter.consume('sign-in', 'made', limit)).toBeNull()
  expect(await limiter.consume('sign-up', 'ayu', limit)).toBeNull()
  await limiter.undoAttempt('sign-in', 'made', limit)
  expect([await limiter.consume('sign-in', 'made', limit), await limiter.consume('sign-in', 'made', limit)]).toEqual([
    null,
    null,
  ])
  await limiter.resetAttempts('sign-in', 'ayu', limit)
  expect(await limiter.consume('sign-in', 'ayu', limit)).toBeNull()
  expect(await limiter.hasFlag('owner', 'ayu')).toBe(false)
  await limiter.setFlag('owner', 'ayu', 14 * 24 * 60 * 60)
  expect(await limiter.hasFlag('owner', 'ayu')).toBe(true)
})
