import { expect, test } from 'vitest'
import { isResolved } from './is-resolved.ts'

test.each([
  ['an invoice', { status: 'paid', needs_attention: false }, true],
  ['an invoice', { status: 'pending', needs_attention: true }, false],
  ['a refund', { state: 'succeeded', needs_attention: false }, true],
  ['a refund', { state: 'succeeded', needs_attention: true }, false],
  ['a refund', { state: 'failed', needs_attention: false }, false],
  ['a refund', { state: 'by_hand', needs_attention: false }, false],
  ['a refund', { state: 'requested', needs_attention: false }, false],
  ['a missing record', undefined, false],
])('isResolved returns whether %s is resolved: %j', (_, saved, expected) => {
  expect(isResolved(saved)).toBe(expected)
})
