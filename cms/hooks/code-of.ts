/** The code of an error, the database's own too, whose error the database library wraps; null where there is none. */
export function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error) return String(error.code)
  return codeOf(error.cause)
}
