import { describeError, withoutQueryValues } from '@nusa/shared/log'
import type { Config } from 'payload'

type LoggerOptions = Extract<Config['logger'], { options: object }>['options']

/**
 * Returns the options of Payload's log, which writes one JSON object per line. The options remove values from errors.
 * Payload itself logs errors completely, so a failed write would reveal all of its values, including the hash of a
 * password.
 */
export function loggerOptions(): { options: LoggerOptions } {
  return {
    options: {
      level: 'info',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }), bindings: ({ name }) => ({ name }) },
      serializers: { err: describeError },
      hooks: {
        logMethod([logged, ...rest], method) {
          const cleaned = [withMessage(logged), ...rest].map(clean)
          method.apply(this, cleaned as Parameters<typeof method>)
        },
      },
    },
  }
}

/** Sets the message of a logged error, because pino would use the original message, which is not cleaned. */
function withMessage(logged: unknown): unknown {
  if (logged instanceof Error) return { err: logged, msg: logged.message }
  if (typeof logged !== 'object' || logged === null || !('err' in logged) || 'msg' in logged) return logged
  return logged.err instanceof Error ? { ...logged, msg: logged.err.message } : logged
}

function clean(logged: unknown): unknown {
  if (typeof logged === 'string') return withoutQueryValues(logged)
  if (typeof logged !== 'object' || logged === null || !('msg' in logged)) return logged
  return { ...logged, msg: clean(logged.msg) }
}
