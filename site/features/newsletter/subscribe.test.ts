import { describe, expect, it, test } from 'vitest'
import { findAddressProblem, findResponseProblem } from './subscribe.ts'

describe('newsletter form helpers', () => {
  test.each([
    ['', false, 'Please enter your email address.'],
    ['   ', true, 'Please enter your email address.'],
    ['ayu', true, 'Enter an email address such as name@example.com.'],
    ['ayu@example.com', false, null],
  ])('findAddressProblem(%j, %j) returns %j', (typed, isMalformed, expected) => {
    expect(findAddressProblem(typed, isMalformed)).toBe(expected)
  })

  it('findResponseProblem returns a message for each error code, and null if the request succeeds', () => {
    expect(findResponseProblem({ ok: true })).toBeNull()
    expect(findResponseProblem({ ok: false, code: 'already_subscribed' })).toBe('This email is already subscribed.')
    expect(findResponseProblem({ ok: false, code: 'invalid_request' })).toBe(
      'Enter an email address such as name@example.com.',
    )
    for (const code of ['offline', 'timed_out', 'rate_limited', 'internal']) {
      expect(findResponseProblem({ ok: false, code })).toBe('An error occurred. Please try again.')
    }
  })
})
