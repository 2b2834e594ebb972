import { expect, it } from 'vitest'
import { unexpectedMessage } from './unexpected.ts'

it('says that an unexpected error occurred when the network fails, with the reason below', () => {
  const message = 'We couldn’t reach the server. Please check your connection and try again.'
  expect(unexpectedMessage({ ok: false, code: 'offline', message })).toEqual({
    title: 'Error',
    description: 'An unexpected error occurred.',
    detail: message,
  })
})

it('does not say the same twice', () => {
  const answer = { ok: false, code: 'internal', message: 'An unexpected error occurred.' } as const
  expect(unexpectedMessage(answer)).toEqual({ title: 'Error', description: 'An unexpected error occurred.' })
})

it('leaves what the server refuses to its own message', () => {
  expect(unexpectedMessage({ ok: false, code: 'invalid_credentials', message: 'Wrong.' })).toBeNull()
})
