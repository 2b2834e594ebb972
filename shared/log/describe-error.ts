interface ErrorDescription {
  error: string
  cause?: string | undefined
  stack?: string
}

const maxFrames = 8
const maxLineLength = 300

/**
 * Returns the first line of each message, and the stack frames. Other lines and properties are left out, because those
 * of database errors contain the values of the failed query, such as personal data and password hashes.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { error: typeof error }
  const cause = error.cause instanceof Error ? firstLine(error.cause) : undefined
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: firstLine(error),
    cause,
    stack: frames
      .slice(0, maxFrames)
      .map((line) => line.trim())
      .join(' | '),
  }
}

/** The values of a failed query are on a line that begins with `params:`. */
export function withoutQueryValues(message: string): string {
  return message.split('\nparams:')[0] ?? ''
}

function firstLine(error: Error): string {
  return `${error.name}: ${error.message.split('\n')[0]?.slice(0, maxLineLength)}`
}
