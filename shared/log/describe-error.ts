/** What a log may know of an error. */
export interface ErrorDescription {
  error: string
  cause?: string | undefined
  stack?: string
}

/**
 * An error without what it was about. Messages of database errors go on with the values of the failed query, a person's data
 * and passwords' hashes among them: only their first line is kept, and nothing of what hangs on them.
 */
export function describeError(error: unknown): ErrorDescription {
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

/** A message of a failed query without the query's values, which stand below it. */
export function withoutValues(message: string): string {
  return message.split('\nparams:')[0] ?? ''
}

function firstLine(error: Error): string {
  return `${error.name}: ${error.message.split('\n')[0]?.slice(0, 300)}`
}
