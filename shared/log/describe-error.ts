interface ErrorDescription {
  error: string
  cause?: string | undefined
  stack?: string
}

/**
 * Messages of database errors include the values of the failed query, among them personal data and password hashes. So
 * only the first line of each message is logged, and no other properties.
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

/** The values of a failed query are on a line that begins with `params:`. */
export function withoutQueryValues(message: string): string {
  return message.split('\nparams:')[0] ?? ''
}

function firstLine(error: Error): string {
  return `${error.name}: ${error.message.split('\n')[0]?.slice(0, 300)}`
}
