import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const scriptsOf = (policy: string) => policy.split('; ').find((directive) => directive.startsWith('script-src'))

test('contentSecurityPolicy allows scripts of the CMS, and inline scripts only with the nonce of the response', () => {
  expect(scriptsOf(contentSecurityPolicy(false, 'c0ffee'))).toBe("script-src 'self' 'nonce-c0ffee'")
})

test('contentSecurityPolicy allows no inline scripts without a nonce', () => {
  expect(scriptsOf(contentSecurityPolicy(false))).toBe("script-src 'self'")
})

test('contentSecurityPolicy allows evaluated code only in development, for hot reload', () => {
  expect(contentSecurityPolicy(true)).toContain("'unsafe-eval'")
  expect(contentSecurityPolicy(false)).not.toContain('unsafe-eval')
})
