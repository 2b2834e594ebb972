/** Whether an error, or what caused it, is a unique index that refused a second row. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && error.code === '23505' && 'constraint' in error && error.constraint === index) return true
  return 'cause' in error && isUniqueViolation(error.cause, index)
}
