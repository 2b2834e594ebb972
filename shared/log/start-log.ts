import { stripVTControlCharacters } from 'node:util'
import { describeError, withoutQueryValues } from './describe-error.ts'
import { addPriorities, type ReadStatus } from './journal.ts'
import { createLogger, type Logger } from './log-line.ts'
import type { LogLevel } from './observe.ts'

interface LoggedProcess {
  stdout: Stream
  stderr: Stream
  env: Record<string, string | undefined>
  on(event: 'uncaughtException', listener: (error: unknown) => void): unknown
  exit(code: number): never
}

/**
 * Logs one JSON object per line, or readable lines if `NUSA_ENV=local`. In production, everything that packages print
 * becomes a log entry. An uncaught error is logged before the process exits; set `exitsOnError` to false if a framework
 * handles uncaught errors.
 */
export function startLog(
  name: string,
  process: LoggedProcess,
  console: Console,
  { now, fstatSync, exitsOnError = true }: { now: () => Date; fstatSync: ReadStatus; exitsOnError?: boolean },
): Logger {
  const isReadable = process.env.NUSA_ENV === 'local'
  if (!isReadable) addPriorities(process, fstatSync)
  const log = createLogger(name, { output: process, isReadable, now })
  if (isReadable) return log
  captureOutput(log, console, process)
  if (!exitsOnError) return log
  process.on('uncaughtException', (error) => {
    log('error', 'uncaught', { ...describeError(error) })
    process.exit(1)
  })
  return log
}

type Stream = Pick<NodeJS.WriteStream, 'write'> & { fd?: number }

const levelsByMethod = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * Logs everything that is written to the console and the streams. Create the log before you call this function, so that
 * the log writes to the real streams.
 */
export function captureOutput(
  log: Logger,
  console: Console,
  { stdout, stderr }: { stdout: Stream; stderr: Stream },
): void {
  for (const [method, level] of Object.entries(levelsByMethod)) {
    Reflect.set(console, method, (...values: unknown[]) => logValues(log, level, values))
  }
  stdout.write = createLoggingWrite(log, 'info', stdout.write.bind(stdout))
  stderr.write = createLoggingWrite(log, 'warn', stderr.write.bind(stderr))
}

/** Objects other than errors are left out, because they may contain personal data. */
function logValues(log: Logger, level: LogLevel, values: unknown[]): void {
  const error = values.find((value) => value instanceof Error)
  const primitives = values.filter((value) => typeof value !== 'object' && typeof value !== 'function')
  const texts = primitives.map((value) => cleanText(String(value)))
  const message = texts.filter((text) => text !== '').join(' ')
  if (error) {
    const description = describeError(error)
    log(level, message === '' ? description.error : message, { ...description })
  } else if (message !== '') log(level, message)
}

function createLoggingWrite(log: Logger, level: LogLevel, write: Stream['write']): Stream['write'] {
  return (chunk: unknown, ...otherArgs: unknown[]) => {
    const text = cleanText(chunk instanceof Uint8Array ? new TextDecoder().decode(chunk) : String(chunk))
    // The text is already an entry of another log of this process, such as Payload's, whose entries begin with the
    // level.
    if (/^\{"(time|level)":"/.test(text)) return write(`${text}\n`)
    if (text !== '') log(level, text)
    // The last argument may be a callback, which the stream would call after it has written the text.
    for (const arg of otherArgs) {
      if (typeof arg === 'function') arg()
    }
    return true
  }
}

function cleanText(text: string): string {
  return withoutQueryValues(stripVTControlCharacters(text)).trim()
}
