import type { LogEntry } from '../ports/log.ts'

/** Writes each entry as a line of JSON: errors to stderr, the rest to stdout. */
export function jsonLog(entry: LogEntry): void {
  const line = `${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`
  const stream = entry.level === 'error' ? process.stderr : process.stdout
  stream.write(line)
}
