import { expect, it } from 'vitest'
import { unexpectedFailureMessage } from './unexpected-failure.ts'

it('unexpectedFailureMessage returns an unexpected error with the network error as its reason', () => {
  const message = 'We couldn’t reach the server. Please check your connection and try again.'
  expect(unexpectedFailureMessage({ ok: false, code: 'offline', message })).toEqual({
    title: 'Error',
    description: 'An unexpected error occurred.',
    detail: message,
  })
})

it('unexpectedFailureMessage omits a reason with the same text as the error', () => {
  const answer = { ok: false, code: 'internal', message: 'An unexpected error occurred.' } as const
  expect(unexpectedFailureMessage(answer)).toEqual({ title: 'Error', description: 'An unexpected error occurred.' })
})

it('unexpectedFailureMessage returns null if the server rejects the request with its own message', () => {
  expect(unexpectedFailureMessage({ ok: false, code: 'invalid_credentials', message: 'Wrong.' })).toBeNull()
})
