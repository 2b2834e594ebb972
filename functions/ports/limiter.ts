/** A maximum number of attempts within a number of seconds. */
export interface Limit {
  attempts: number
  seconds: number
  /** `process` counts in memory only: enough against a flood of requests, too weak against guessing. */
  scope?: 'process'
}

/** Counts attempts across all processes. */
export interface Limiter {
  /** Counts an attempt of `key`. Returns the seconds to wait if the limit is exceeded, else null. */
  consume(name: string, key: string, limit: Limit): Promise<number | null>
  /** Takes back one counted attempt. */
  undoAttempt(name: string, key: string, limit: Limit): Promise<void>
  /** Takes back all counted attempts. */
  resetAttempts(name: string, key: string, limit: Limit): Promise<void>
  /** Flags `key` for this many seconds. */
  setFlag(name: string, key: string, seconds: number): Promise<void>
  hasFlag(name: string, key: string): Promise<boolean>
}
