import { expect, test } from 'vitest'
import { isSettled } from './is-settled.ts'

test.each([
  ['an invoice', { status: 'paid', needs_attention: false }, true],
  ['an invoice', { status: 'pending', needs_attention: true }, false],
  ['a refund', { state: 'succeeded', needs_attention: false }, true],
  ['a refund', { state: 'succeeded', needs_attention: true }, false],
  ['a refund', { state: 'failed', needs_attention: false }, false],
  ['a refund', { state: 'by_hand', needs_attention: false }, false],
  ['a refund', { state: 'requested', needs_attention: false }, false],
  ['nothing', undefined, false],
])('tells whether %s is settled: %j', (_, saved, is) => {
  expect(isSettled(saved)).toBe(is)
})
