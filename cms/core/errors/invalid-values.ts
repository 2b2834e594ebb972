import { errorCode } from './error-code.ts'

/**
 * PostgreSQL's error codes for a value that a column cannot hold: not a number, not an option, out of range, an invalid
 * row count, pattern or escape sequence. No form of the admin sends such a value. A program that sends one gets 400
 * instead of 500.
 */
const invalidValueCodes = new Set([
  '22P02',
  '22003',
  '22007',
  '22008',
  '2201B',
  '2201W',
  '2201X',
  '22021',
  '22025',
  '22P05',
])

export const invalidValueMessage = 'A value in the form or in the URL has the wrong type.'

/** Returns whether the database refused a value because its column cannot hold it. */
export function isInvalidValueError(error: unknown): boolean {
  return invalidValueCodes.has(errorCode(error) ?? '')
}
