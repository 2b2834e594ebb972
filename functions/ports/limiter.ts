export interface Limit {
  attempts: number
  seconds: number
  /**
   * `process` counts in the memory of each process. This is sufficient against floods of requests, but not against
   * guessing of passwords.
   */
  scope?: 'process'
}

/** Counts attempts across all processes, except for limits with the scope `process`. */
export interface Limiter {
  /** Counts an attempt. Returns the seconds to wait if the limit is exceeded, else null. */
  consume(name: string, key: string, limit: Limit): Promise<number | null>
  undoAttempt(name: string, key: string, limit: Limit): Promise<void>
  resetAttempts(name: string, key: string, limit: Limit): Promise<void>
  setFlag(name: string, key: string, seconds: number): Promise<void>
  hasFlag(name: string, key: string): Promise<boolean>
}
