/** So many attempts in so many seconds. */
export interface Limit {
  attempts: number
  seconds: number
}

/** Counts attempts, over all processes. */
export interface Limiter {
  /** Counts one attempt of `key`; the seconds to wait where there were too many, else null. */
  hit(name: string, key: string, limit: Limit): Promise<number | null>
}
