/** So many attempts in so many seconds. */
export interface Limit {
  attempts: number
  seconds: number
  /** `process` counts without asking the database: enough against a flood, too little against guessing. */
  scope?: 'process'
}

/** Counts attempts, over all processes. */
export interface Limiter {
  /** Counts one attempt of `key`; the seconds to wait where there were too many, else null. */
  hit(name: string, key: string, limit: Limit): Promise<number | null>
  /** Makes one attempt that was counted none. */
  takeBack(name: string, key: string, limit: Limit): Promise<void>
  /** Makes all of them none. */
  forget(name: string, key: string, limit: Limit): Promise<void>
  /** Keeps for so many seconds that something is known of `key`. */
  mark(name: string, key: string, seconds: number): Promise<void>
  isMarked(name: string, key: string): Promise<boolean>
}
