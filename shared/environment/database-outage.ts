/** Network errors of Node, and codes of a Postgres server that is full, starting or stopping. */
const outageCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'],
  ...['53300', '57P01', '57P02', '57P03'],
])

/** The client of Postgres has no codes for these errors. */
const outageMessage = /timeout exceeded when trying to connect|Connection terminated|is not queryable/i

/** Returns whether the error means that the database cannot be reached for now. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && outageCodes.has(error.code)) return true
  if (outageMessage.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseOutage)) return true
  return error.cause !== undefined && isDatabaseOutage(error.cause)
}
