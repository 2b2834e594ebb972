/** Codes of a Postgres server that is full, starting or stopping. */
const postgresCodes = new Set(['53300', '57P01', '57P02', '57P03'])

/** The client of Postgres has no codes for these errors. */
const postgresMessage = /timeout exceeded when trying to connect|Connection terminated|is not queryable/i

/** Network errors of Node. */
const networkCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'],
])

/** Returns whether Postgres or its client reports that the database cannot be reached for now. */
export function isPostgresOutage(error: unknown): boolean {
  return someCause(error, ({ code, message }) => postgresCodes.has(code) || postgresMessage.test(message))
}

/** Returns whether the database cannot be reached for now. Network errors of other services look the same. */
export function isDatabaseOutage(error: unknown): boolean {
  return isPostgresOutage(error) || someCause(error, ({ code }) => networkCodes.has(code))
}

/** Node reports several failed attempts, one per IP address, as an AggregateError. */
function someCause(error: unknown, matches: (cause: { code: string; message: string }) => boolean): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const attempts: unknown[] = error instanceof AggregateError ? error.errors : []
  return (
    matches({ code, message: error.message }) || [...attempts, error.cause].some((cause) => someCause(cause, matches))
  )
}
