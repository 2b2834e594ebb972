/** Resolves when nobody waits for an answer of this process, and soon in any case. */
export type Quiet = () => Promise<void>

/** Work that nobody waits for: it goes on beside the answer, where the host lets it. */
export interface Background {
  /**
   * Begins `work`, which must not reject. One of a name runs at a time: asked while it runs, it runs once more afterwards.
   * Its signal says when the process wants to end: the work then leaves the rest to whoever comes next. Between its steps it
   * waits until it is `quiet`: whoever waits for an answer goes first.
   */
  run(name: string, work: (signal: AbortSignal, quiet: Quiet) => Promise<void>): void
  /** Resolves when nothing runs any more. */
  idle(): Promise<void>
  /** Begins nothing more, tells what runs that the process wants to end, and resolves when it has. */
  stop(): Promise<void>
}
