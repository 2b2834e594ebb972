import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const scriptsOf = (policy: string) => policy.split('; ').find((directive) => directive.startsWith('script-src'))

test('scripts come from the CMS itself; within a page only those with the nonce of the answer run', () => {
  expect(scriptsOf(contentSecurityPolicy(false, 'c0ffee'))).toBe("script-src 'self' 'nonce-c0ffee'")
})

test('where no page has scripts of its own, none runs within it', () => {
  expect(scriptsOf(contentSecurityPolicy(false))).toBe("script-src 'self'")
})

test('hot reload evaluates code, what is built does not', () => {
  expect(contentSecurityPolicy(true)).toContain("'unsafe-eval'")
  expect(contentSecurityPolicy(false)).not.toContain('unsafe-eval')
})
