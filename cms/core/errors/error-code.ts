/**
 * Returns the code of an error, or of the database error that the database library has wrapped; null without a code.
 */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error) return String(error.code)
  return errorCode(error.cause)
}
