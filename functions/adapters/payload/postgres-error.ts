/** Whether an error, or what caused it, is a unique index that refused a second row. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return hasCause(error, (cause) => cause.code === '23505' && cause.constraint === index)
}

/** Whether the database ended a transaction since it and others waited for each other in a circle. */
export function isDeadlock(error: unknown): boolean {
  return hasCause(error, (cause) => cause.code === '40P01')
}

/** Whether a lock was not to be had within `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return hasCause(error, (cause) => cause.code === '55P03')
}

interface Cause {
  code?: unknown
  constraint?: unknown
  cause?: unknown
}

function hasCause(error: unknown, isIt: (cause: Cause) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false
  const cause: Cause = error
  return isIt(cause) || hasCause(cause.cause, isIt)
}
