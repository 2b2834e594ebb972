import { type LogFields, type LogLevel, notifyObservers } from './observe.ts'
import { traceFields } from './trace.ts'

export type Logger = (level: LogLevel, message: string, fields?: LogFields) => void

interface LogOutput {
  stdout: { write(text: string): unknown }
  stderr: { write(text: string): unknown }
}

/** One line of JSON with the same fields in the same order for every process. */
function formatLogLine(entry: {
  time: string
  level: string
  process: string
  message: string
  fields?: LogFields | undefined
}): string {
  const { time, level, process, message, fields } = entry
  return `${JSON.stringify({ time, level, process, message, ...traceFields(), ...fields })}\n`
}

/** Returns, for example, `10:32:07 warn  functions  mail-failed  kind=paid`. */
export function toReadableLine(line: string): string {
  const { time, level, process, message, ...fields }: Record<string, unknown> = JSON.parse(line)
  const details = Object.entries(fields)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const columns = [String(time).slice(11, 19), String(level).padEnd(5), String(process).padEnd(9), message, ...details]
  return `${columns.join(' ')}\n`
}

/**
 * Creates a function that writes log entries: errors to stderr, all others to stdout.
 * @param options.isReadable whether a developer reads the lines in a terminal
 */
export function createLogger(
  process: string,
  { output, isReadable, now }: { output: LogOutput; isReadable: boolean; now: () => Date },
): Logger {
  // `captureOutput` in `start-log.ts` may replace these functions later, and the log must not write to itself.
  const writers = {
    stdout: output.stdout.write.bind(output.stdout),
    stderr: output.stderr.write.bind(output.stderr),
  }
  return (level, message, fields) => {
    notifyObservers(level, message, fields ?? {})
    const line = formatLogLine({ time: now().toISOString(), level, process, message, fields })
    const write = level === 'error' ? writers.stderr : writers.stdout
    write(isReadable ? toReadableLine(line) : line)
  }
}
