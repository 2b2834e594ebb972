import { errorCode } from './error-code.ts'

/**
 * PostgreSQL's error codes for an invalid value: not a number, not an option, out of range, an invalid row count,
 * pattern or escape sequence. Forms of the admin do not send such values. An API client that sends one gets status 400
 * instead of status 500.
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

/** Returns whether the database refused an invalid value. */
export function isInvalidValueError(error: unknown): boolean {
  return invalidValueCodes.has(errorCode(error) ?? '')
}
