/**
 * Returns the code of an error or of its cause, because the database library wraps database errors. Returns null if
 * there is no code.
 */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error) return String(error.code)
  return errorCode(error.cause)
}
