import { errorCode } from './error-code.ts'

/**
 * PostgreSQL's error codes for invalid values, such as a text for a number. Forms do not send invalid values. An API
 * client that sends one gets status 400 instead of 500.
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

export function isInvalidValueError(error: unknown): boolean {
  return invalidValueCodes.has(errorCode(error) ?? '')
}
