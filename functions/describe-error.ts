import type { LogEntry } from './ports/log.ts'

/**
 * What the log may know of an error. Messages of database errors go on with the values of the failed query, a person's
 * data among them: only their first line is kept.
 */
export function describeError(error: unknown): Omit<LogEntry, 'level' | 'event'> {
  if (!(error instanceof Error)) return { error: typeof error }
  const cause = error.cause instanceof Error ? firstLine(error.cause) : undefined
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: firstLine(error),
    cause,
    stack: frames
      .slice(0, 8)
      .map((line) => line.trim())
      .join(' | '),
  }
}

function firstLine(error: Error): string {
  return `${error.name}: ${error.message.split('\n')[0]?.slice(0, 300)}`
}

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])

/** Whether an error says that the database can't be reached right now, so that asking again later makes sense. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && unavailableCodes.has(error.code)) return true
  if (/timeout exceeded when trying to connect|Connection terminated|is not queryable/i.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true
  return error.cause !== undefined && isUnavailable(error.cause)
}
