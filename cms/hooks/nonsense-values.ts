import type { AfterErrorHook } from 'payload'
import { codeOf } from './code-of.ts'

/**
 * PostgreSQL's error codes for a value that a column cannot hold: not a number, not an option, out of range, an invalid
 * row count. No form of the admin sends one; a program that does gets 400 instead of 500.
 */
const codes = new Set(['22P02', '22003', '22007', '22008', '2201W', '2201X', '22021', '22P05'])

export const explainNonsenseValues: AfterErrorHook = ({ error }) => {
  if (!codes.has(codeOf(error) ?? '')) return
  const message = 'A value has the wrong type for its field or address.'
  return { status: 400, response: { errors: [{ name: 'BadRequest', message }] } }
}
