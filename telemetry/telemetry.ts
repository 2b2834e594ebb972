/** A running connection to monitoring services. Neither function throws: monitoring never stops the work. */
export interface Telemetry {
  /** Sends what was collected, for hosts that freeze the process after a response. */
  flush(): Promise<void>
  /** Sends what was collected, and ends the collection. */
  stop(): Promise<void>
}

export async function ignoreErrors(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined)
}
