import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hostEnvironment } from './environment.ts'

const localEnvironment = { ALLOW_EXAMPLE_CONTENT: 'true' }

beforeEach(() => vi.stubEnv('ALLOW_EXAMPLE_CONTENT', undefined))
afterEach(() => vi.unstubAllEnvs())

test('a build for a host allows example settings only for the demo, or if ALLOW_EXAMPLE_CONTENT is set', () => {
  expect(hostEnvironment(localEnvironment, true).ALLOW_EXAMPLE_CONTENT).toBe('true')
  expect(hostEnvironment(localEnvironment, false).ALLOW_EXAMPLE_CONTENT).toBeUndefined()
  vi.stubEnv('ALLOW_EXAMPLE_CONTENT', 'true')
  expect(hostEnvironment(localEnvironment, false).ALLOW_EXAMPLE_CONTENT).toBe('true')
})
