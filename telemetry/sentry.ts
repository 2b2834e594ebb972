import { addObserver, type LogFields, traceFields } from '@nusa/shared/log'
import { createStackParser, createTransport, type Event } from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'
import { ignoreErrors, type Telemetry } from './telemetry.ts'

/** How long (ms) a process waits for Sentry before it stops. */
const flushTimeoutMs = 2000

/**
 * Sends each error of the log to Sentry. Sentry receives only log entries, which contain no query values and no
 * personal data.
 */
export function start(name: string, dsn: string, env: Record<string, string | undefined>): Telemetry {
  const stackParser = createStackParser(nodeStackLineParser())
  const client = new ServerRuntimeClient({
    dsn,
    environment: env.SENTRY_ENVIRONMENT || env.NUSA_ENV || 'production',
    ...(env.SENTRY_RELEASE && { release: env.SENTRY_RELEASE }),
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [],
    stackParser,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const payload = typeof body === 'string' ? body : Uint8Array.from(body)
        const response = await fetch(options.url, { method: 'POST', body: payload, headers: options.headers ?? {} })
        return { statusCode: response.status }
      }),
  })
  client.init()

  const removeObserver = addObserver({
    onEntry(level, message, fields) {
      if (level !== 'error' || message === 'request') return
      client.captureEvent(toEvent(message, fields))
    },
  })

  /** Log entries without an error, such as a payment that needs attention, become Sentry messages. */
  function toEvent(message: string, { error, stack, ...fields }: LogFields): Event {
    const isBrowserError = message === 'browser-error'
    const tags = { process: isBrowserError ? 'browser' : name, ...traceFields() }
    const commonFields = {
      level: 'error' as const,
      logger: 'nusa',
      platform: isBrowserError ? 'javascript' : 'node',
      tags,
      extra: fields,
      timestamp: Date.now() / 1000,
    }
    if (typeof error !== 'string') return { ...commonFields, message }
    const [type = 'Error', ...messageParts] = error.split(': ')
    // The log joins the stack frames with ' | '.
    const frames = typeof stack === 'string' ? stackParser(`${error}\n${stack.replaceAll(' | ', '\n    ')}`) : []
    const exceptionValue = {
      type,
      value: messageParts.join(': '),
      stacktrace: { frames },
      mechanism: { type: 'log', handled: true },
    }
    return { ...commonFields, exception: { values: [exceptionValue] }, transaction: message }
  }

  const flush = () => ignoreErrors(Promise.resolve(client.flush(flushTimeoutMs)))
  return {
    flush,
    async stop() {
      removeObserver()
      await flush()
    },
  }
}
