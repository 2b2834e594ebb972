export function isUniqueViolation(error: unknown, index: string): boolean {
  return hasCause(error, (cause) => cause.code === '23505' && cause.constraint === index)
}

export function isDeadlock(error: unknown): boolean {
  return hasCause(error, (cause) => cause.code === '40P01')
}

/** Returns whether a lock was not granted within `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return hasCause(error, (cause) => cause.code === '55P03')
}

interface Cause {
  code?: unknown
  constraint?: unknown
  cause?: unknown
}

function hasCause(error: unknown, matches: (cause: Cause) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false
  const cause: Cause = error
  return matches(cause) || hasCause(cause.cause, matches)
}
