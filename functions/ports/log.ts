/** One line of the log: never a body, a cookie, a token or an e-mail address. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error'
  event: string
  [detail: string]: string | number | boolean | null | undefined
}

export type Log = (entry: LogEntry) => void
