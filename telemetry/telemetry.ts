/** Neither function throws, because a failure of monitoring must not stop the work. */
export interface Telemetry {
  /** Sends the collected data. Hosts that freeze the process after a response need it. */
  flush(): Promise<void>
  /** Sends the collected data and stops collecting. */
  stop(): Promise<void>
}

export async function ignoreErrors(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined)
}
