/** Work that nobody waits for: it goes on beside the answer, where the host lets it. */
export interface Background {
  /**
   * Begins `work`, which must not reject. One of a name runs at a time: asked while it runs, it runs once more afterwards.
   */
  run(name: string, work: () => Promise<void>): void
  /** Resolves when nothing runs any more. */
  idle(): Promise<void>
}
