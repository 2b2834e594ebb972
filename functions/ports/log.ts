/** A log entry. It must not contain a body, a cookie, a token or an e-mail address. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error'
  event: string
  [detail: string]: string | number | boolean | null | undefined
}

export type Log = (entry: LogEntry) => void
