import { expect, test } from 'vitest'
import { describeMailError, type MailProblemKind, mailProblemKind, shouldShowMailProblem } from './mail-problem.ts'

const rejection = (code: string, command: string, response: string) =>
  Object.assign(new Error(response), { code, command, response, responseCode: Number(response.slice(0, 3)) })

test.each([
  ['EAUTH', 'AUTH PLAIN', '535 5.7.8 bad credentials', 'sign-in'],
  ['EAUTH', 'AUTH PLAIN', '454 4.7.0 try again later', 'unavailable'],
  ['EENVELOPE', 'MAIL FROM', '530 5.7.0 Authentication required', 'sign-in'],
  ['EENVELOPE', 'RCPT TO', '554 5.7.1 <ayu@example.com>: Relay access denied', 'sign-in'],
  ['EENVELOPE', 'MAIL FROM', '550 5.7.1 not yours', 'sender'],
  ['EENVELOPE', 'RCPT TO', '553 5.7.1 <a@shop.example>: Sender address rejected: not owned by user b', 'sender'],
  ['EMESSAGE', 'DATA', '550 5.7.60 Client does not have permissions to send as this sender', 'sender'],
  ['ECONNECTION', 'EHLO', '421 busy', 'unavailable'],
  ['EPROTOCOL', 'CONN', '554 no service here', 'unavailable'],
])('for the error %s after %s with the response %j, mailProblemKind returns %j', (code, command, response, kind) => {
  expect(mailProblemKind(rejection(code, command, response))).toBe(kind)
})

test.each([
  ['EENVELOPE', 'RCPT TO', '550 5.1.1 no such mailbox'],
  ['EENVELOPE', 'RCPT TO', '450 4.2.0 greylisted'],
  ['EENVELOPE', 'MAIL FROM', '452 4.3.1 insufficient storage'],
  ['EMESSAGE', 'DATA', '554 5.6.0 looks like spam'],
])('for the error %s after %s with the response %j, mailProblemKind returns null', (code, command, response) => {
  expect(mailProblemKind(rejection(code, command, response))).toBeNull()
})

test('mailProblemKind returns "sign-in" for a sign-in without a password', () => {
  expect(mailProblemKind(Object.assign(new Error('Missing credentials'), { code: 'EAUTH', command: 'API' }))).toBe(
    'sign-in',
  )
})

test.each([
  ['EENVELOPE', 'No recipients defined', null],
  ['EMESSAGE', 'Empty message', null],
  ['ECONNECTION', 'The connection was closed.', 'unavailable'],
])('for the error %s of nodemailer with the message %j, mailProblemKind returns %j', (code, message, kind) => {
  expect(mailProblemKind(Object.assign(new Error(message), { code, command: 'API' }))).toBe(kind)
})

test('mailProblemKind returns null for an error that is not from the mail server', () => {
  expect([new Error('no template'), 'text', undefined].map(mailProblemKind)).toEqual([null, null, null])
})

test('shouldShowMailProblem shows a rejection at once, but not an unavailable mail server', () => {
  const since = '2026-11-29T06:05:00.000Z'
  const isShown = (kind: MailProblemKind) => shouldShowMailProblem({ kind, since, last: since })
  expect([isShown('unavailable'), isShown('sign-in'), isShown('sender')]).toEqual([false, true, true])
})

test("the log of a failed email contains the error codes and not the server's message, which may contain addresses", () => {
  const error = Object.assign(new Error('550 <ayu@example.com> unknown'), { code: 'EENVELOPE', responseCode: 550 })
  expect(describeMailError(error)).toEqual({ error: 'Error', code: 'EENVELOPE', response: 550 })
  expect(describeMailError('down')).toEqual({ error: 'string', code: null, response: null })
})
