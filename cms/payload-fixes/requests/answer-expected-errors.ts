import { APIError, type Endpoint, type SanitizedConfig } from 'payload'
import { invalidValueMessage, isInvalidValueError } from '../../core/errors/invalid-values.ts'
import { RefusalError } from '../../core/errors/refusal.ts'
import { fileTooLargeMessage } from '../../core/http/upload-limit.ts'
import { authenticateAgain, toOutageError } from './database-outage.ts'

/**
 * Answers 400 instead of 500 to requests that cannot be parsed, and 503 while the database is out of reach. Logs them
 * without a stack. Payload logs these errors with a stack before any hook runs. Must be the last change of the
 * configuration, so that every endpoint is covered.
 *
 * Payload 3.90.1; tested by `requests.integration.test.ts`. Remove it when Payload answers 400 to requests
 * that cannot be parsed. `database-outage.ts` is still needed then.
 */
export function answerExpectedErrors(config: SanitizedConfig): SanitizedConfig {
  // Payload shares lists of endpoints between collections, so they must not be changed in place.
  config.collections = config.collections.map((collection) => ({
    ...collection,
    endpoints: collection.endpoints ? collection.endpoints.map(withExpectedErrors) : false,
  }))
  config.globals = config.globals.map((global) => ({
    ...global,
    endpoints: global.endpoints ? global.endpoints.map(withExpectedErrors) : false,
  }))
  config.endpoints.splice(0, config.endpoints.length, ...config.endpoints.map(withExpectedErrors))
  return config
}

function withExpectedErrors<AnyEndpoint extends Pick<Endpoint, 'handler'>>(endpoint: AnyEndpoint): AnyEndpoint {
  const handler: Endpoint['handler'] = async (req) => {
    try {
      await authenticateAgain(req)
      return await endpoint.handler(req)
    } catch (error) {
      throw (await toOutageError(error, req)) ?? toClientError(error) ?? error
    }
  }
  return { ...endpoint, handler }
}

function toClientError(error: unknown): RefusalError | null {
  if (error instanceof SyntaxError) return new RefusalError('The request contains invalid JSON.', 400)
  if (error instanceof Error && multipartErrors.has(error.message)) {
    return new RefusalError('The body is not a valid form. It must be multipart/form-data with a boundary.', 400)
  }
  if (isInvalidValueError(error)) return new RefusalError(invalidValueMessage, 400)
  if (error instanceof APIError && error.message === fileTooLargeMessage) {
    // With status 413, the bulk upload of Payload 3.90.1 would drop the file from its list as if it was saved.
    return new RefusalError(error.message, 400, { errors: [{ path: 'file', message: error.message }] })
  }
  // Payload would log an `APIError` with its stack.
  if (error instanceof APIError && error.name === 'APIError' && error.status >= 400 && error.status < 500) {
    return new RefusalError(error.message, error.status, error.data)
  }
  return null
}

/** Payload's multipart parser throws plain errors with these messages. */
const multipartErrors = new Set([
  'Request is not eligible for file upload',
  'Malformed content type',
  'Malformed part header',
  'Missing Content-Type',
  'Multipart: Boundary not found',
  'Unexpected end of file',
  'Unexpected end of form',
])
