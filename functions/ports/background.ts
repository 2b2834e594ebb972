/** Resolves when this process has no pending responses, or after a short timeout. */
export type WaitForIdle = () => Promise<void>

export interface Background {
  /**
   * `work` must not reject. Only one run per name is active at a time. A call during a run starts another run
   * afterwards. `signal` is aborted when the process is about to stop. The next process then does the remaining work.
   * Between its steps, `work` should call `waitForIdle`, so that pending responses are not delayed.
   */
  run(name: string, work: (signal: AbortSignal, waitForIdle: WaitForIdle) => Promise<void>): void
  waitForCompletion(): Promise<void>
  /** Aborts the running work, and resolves when it has ended. */
  stop(): Promise<void>
}
