import { fstatSync } from 'node:fs'
import {
  describeError,
  isJournal,
  type LogFields,
  notifyObservers,
  toReadableLine,
  traceFields,
  withoutQueryValues,
} from '@nusa/shared/log'
import type { Config } from 'payload'
import { isObject } from '../core/is-object.ts'

/** The number of pino's level 'error'. */
const pinoErrorLevel = 50

type LoggerOptions = Extract<Config['logger'], { options: object }>

/**
 * Logs one JSON object per line, or readable lines on a developer's machine. Removes the values of queries from
 * errors: Payload would log all values of a failed write, including the hash of a password.
 *
 * @param name the name of the process
 */
export function loggerOptions(name: 'cms' | 'functions'): LoggerOptions {
  const options: LoggerOptions['options'] = {
    level: 'info',
    messageKey: 'message',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    mixin: traceFields,
    formatters: { level: (level) => ({ level }), bindings: () => ({ process: name }) },
    hooks: {
      logMethod([logged, ...otherArguments], method, level) {
        const isMessageSeparate = otherArguments.length > 0
        const description = isMessageSeparate ? describeLoggedError(logged) : ensureMessage(logged)
        const cleanArguments = [description, ...otherArguments].map(removeQueryValues)
        if (level >= pinoErrorLevel) notifyObservers('error', findMessage(cleanArguments), findFields(cleanArguments))
        method.apply(this, cleanArguments as Parameters<typeof method>)
      },
    },
  }
  if (process.env.NUSA_ENV === 'local') {
    return { options, destination: { write: (line: string) => void process.stdout.write(toReadableLine(line)) } }
  }
  // In the systemd journal, each line needs a priority. shared/log/journal.ts adds it to `process.stdout`, but not to
  // pino's default output.
  if (!isJournal(process.stdout, process.env, fstatSync)) return { options }
  return { options, destination: { write: (line: string) => void process.stdout.write(line) } }
}

function describeLoggedError(logged: unknown): unknown {
  if (logged instanceof Error) return describeError(logged)
  if (typeof logged !== 'object' || logged === null) return logged
  const { err, msg, ...otherFields }: Record<string, unknown> = { ...logged }
  const fields = msg === undefined ? otherFields : { message: msg, ...otherFields }
  return err === undefined ? fields : { ...fields, ...describeError(err) }
}

/** Adds the message of the error if the entry has no message. */
function ensureMessage(logged: unknown): unknown {
  const error = isObject(logged) && 'err' in logged ? logged.err : logged
  const description = describeLoggedError(logged)
  if (!(error instanceof Error) || typeof description !== 'object') return description
  return { message: error.message, ...description }
}

/** Callers log a message, fields followed by a message, or fields that include a `message`. */
function findMessage([first, second]: unknown[]): string {
  const candidates = [second, first, findFields([first]).message]
  return candidates.find((candidate) => typeof candidate === 'string') ?? 'error'
}

function findFields([first]: unknown[]): LogFields {
  return typeof first === 'object' && first !== null ? { ...first } : {}
}

function removeQueryValues(logged: unknown): unknown {
  if (typeof logged === 'string') return withoutQueryValues(logged)
  if (typeof logged !== 'object' || logged === null || !('message' in logged)) return logged
  return { ...logged, message: removeQueryValues(logged.message) }
}
