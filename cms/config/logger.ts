import { describeError, withoutValues } from '@nusa/shared/log'
import type { Config } from 'payload'

type LoggerOptions = Extract<Config['logger'], { options: object }>['options']

/**
 * Returns the options of Payload's log, which writes one JSON object per line. Payload logs errors completely: a failed
 * write would reveal all of its values, including the hash of a password.
 */
export function logger(): { options: LoggerOptions } {
  return {
    options: {
      level: 'info',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }), bindings: ({ name }) => ({ name }) },
      serializers: { err: describeError },
      hooks: {
        logMethod([given, ...rest], method) {
          const cleaned = [withMessage(given), ...rest].map(clean)
          method.apply(this, cleaned as Parameters<typeof method>)
        },
      },
    },
  }
}

/** Sets the message of a logged error, because pino would use the original one, which is not cleaned. */
function withMessage(given: unknown): unknown {
  if (given instanceof Error) return { err: given, msg: given.message }
  if (typeof given !== 'object' || given === null || !('err' in given) || 'msg' in given) return given
  return given.err instanceof Error ? { ...given, msg: given.err.message } : given
}

function clean(given: unknown): unknown {
  if (typeof given === 'string') return withoutValues(given)
  if (typeof given !== 'object' || given === null || !('msg' in given)) return given
  return { ...given, msg: clean(given.msg) }
}
