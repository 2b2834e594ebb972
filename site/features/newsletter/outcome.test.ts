import { describe, expect, it, test } from 'vitest'
import { addressProblem, answerProblem } from './outcome.ts'

describe('the newsletter', () => {
  test.each([
    ['', false, 'Please enter your email address.'],
    ['   ', true, 'Please enter your email address.'],
    ['ayu', true, 'Enter an email address such as name@example.com.'],
    ['ayu@example.com', false, null],
  ])('says of "%s" before anything is sent (malformed: %s): %s', (typed, isMalformed, expected) => {
    expect(addressProblem(typed, isMalformed)).toBe(expected)
  })

  it('says that an address is subscribed already, and of all other failures that one may try again', () => {
    expect(answerProblem({ ok: true })).toBeNull()
    expect(answerProblem({ ok: false, code: 'already_subscribed' })).toBe('This email is already subscribed.')
    expect(answerProblem({ ok: false, code: 'invalid_request' })).toBe(
      'Enter an email address such as name@example.com.',
    )
    for (const code of ['offline', 'timed_out', 'rate_limited', 'internal']) {
      expect(answerProblem({ ok: false, code })).toBe('An error occurred. Please try again.')
    }
  })
})
