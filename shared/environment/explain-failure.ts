import { adviceToCorrect, EnvironmentError } from './environment-error.ts'
import type { Variables } from './variables.ts'

/** Thrown for a failure that the operator can fix. The message explains what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** The network or PostgreSQL made a connection impossible. */
const connectionErrorCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'],
  ...['SELF_SIGNED_CERT_IN_CHAIN', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ...['ERR_TLS_CERT_ALTNAME_INVALID', 'CERT_HAS_EXPIRED', 'ERR_INVALID_URL'],
  // Wrong password or user, no such database, too many connections, a server that starts or stops.
  ...['28000', '28P01', '3D000', '53300', '57P01', '57P02', '57P03'],
])

/** Connection failures for which `pg` has no code. */
const connectionErrorPattern =
  /^(?:connect ENOENT|timeout expired|Connection terminated|The server does not support SSL|SASL)/

/** The first characters of PostgreSQL's codes for connection exceptions. */
const connectionExceptionClass = '08'

const undefinedTableCode = '42P01'

/**
 * Returns what the operator can do about an error; null for a bug, whose stack trace is more useful. Every connection
 * failure is attributed to the database, so commands that use other services must not use this function.
 */
export function explainFailure(error: unknown, env: Variables): string | null {
  if (error instanceof EnvironmentError || error instanceof OperatorError) return error.message
  return explainDatabaseFailure(error, env)
}

/** Returns null if the error is not about the database. */
function explainDatabaseFailure(error: unknown, env: Variables): string | null {
  const causes = causesOf(error)
  if (causes.some(({ code }) => code === undefinedTableCode))
    return 'The database of DATABASE_URL lacks tables. Run the migrations first, or correct DATABASE_URL.'
  const connectionErrors = causes.filter(isConnectionError)
  return connectionErrors.length > 0 ? explainNoConnection(connectionErrors, env) : null
}

function isConnectionError({ code, message }: Cause): boolean {
  if (connectionErrorPattern.test(message)) return true
  if (code === null) return false
  return connectionErrorCodes.has(code) || code.startsWith(connectionExceptionClass)
}

/** Returns the message for an error that occurred while connecting to the database. */
export function explainConnectionFailure(error: unknown, env: Variables): string {
  return explainNoConnection(causesOf(error), env)
}

function explainNoConnection(causes: readonly Cause[], env: Variables): string {
  const reason = [...new Set(causes.map(({ message }) => message))].filter(Boolean).join(', ')
  return `No connection to PostgreSQL with DATABASE_URL: ${reason}. Is the server running? If it is, DATABASE_URL is wrong. ${adviceToCorrect(env)}`
}

interface Cause {
  code: string | null
  message: string
}

/** Node reports several failed attempts, one per IP address, as an AggregateError without a message. */
function causesOf(error: unknown): Cause[] {
  if (error instanceof AggregateError) return error.errors.flatMap(causesOf)
  if (!(error instanceof Error)) return [{ code: null, message: String(error) }]
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  const ownCause = { code, message: error.message }
  return error.cause ? [ownCause, ...causesOf(error.cause)] : [ownCause]
}
