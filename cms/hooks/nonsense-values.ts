import type { AfterErrorHook } from 'payload'
import { codeOf } from './code-of.ts'

/**
 * What PostgreSQL calls a value that a column can't hold: no number, none of the choices, out of range, no row count. No
 * form of the admin sends any; a program that does gets a refusal instead of a fault of ours.
 */
const codes = new Set(['22P02', '22003', '22007', '22008', '2201W', '2201X', '22021', '22P05'])

export const explainNonsenseValues: AfterErrorHook = ({ error }) => {
  if (!codes.has(codeOf(error) ?? '')) return
  const message = 'A value has the wrong type for its field or address.'
  return { status: 400, response: { errors: [{ name: 'BadRequest', message }] } }
}
