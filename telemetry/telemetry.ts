/** Neither function throws, because a failure of monitoring must not stop the work. */
export interface Telemetry {
  /** Hosts that freeze the process after a response need this function. */
  flush(): Promise<void>
  stop(): Promise<void>
}

export async function ignoreErrors(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined)
}
