/** `failures` has a line for each failed test if the runner names them. */
export type Outcome = { passed: number; failed: number; details: string; failures?: string[] }

export type Report = {
  /**
   * Runs one step and prints its result. A failure, even a crash, does not prevent the next steps.
   * @returns whether the step passed
   */
  step(title: string, work: () => Promise<Outcome>): Promise<boolean>
  /** From now on no step starts or completes, because the process is about to exit. */
  stop(): void
  /** Prints the totals. @returns whether everything passed */
  close(): boolean
}

export function createReport(write: (line: string) => void = console.log): Report {
  let passed = 0
  let failed = 0
  const failures: string[] = []
  let isStopped = false
  // After `stop`, every step waits for this promise, which never resolves.
  const never = new Promise<never>(() => undefined)
  return {
    async step(title, work) {
      if (isStopped) return never
      write(`\n── ${title}`)
      const startedAt = performance.now()
      const outcome = await work().catch((error: unknown) => errorOutcome(error))
      if (isStopped) return never
      passed += outcome.passed
      failed += outcome.failed
      if (outcome.details) write(outcome.details)
      if (outcome.failed > 0) failures.push(title)
      for (const failure of outcome.failures ?? []) failures.push(`   ${failure}`)
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      const mark = outcome.failed === 0 ? '✓' : '✗'
      write(`   ${mark} ${title}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`)
      return outcome.failed === 0
    },
    stop() {
      isStopped = true
    },
    close() {
      // The failures are repeated here for a reader who sees only the end of a long log.
      write(failures.length > 0 ? `\nFailed:\n${failures.join('\n')}` : '')
      write(`${passed} passed, ${failed} failed`)
      return failed === 0 && passed > 0
    },
  }
}

export const checkOutcome = (isPassed: boolean, details: string): Outcome => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
  details,
})

export const failedOutcome = (message: string, details = ''): Outcome => ({
  passed: 0,
  failed: 1,
  details,
  failures: [message],
})

/** Returns the outcome of a tool, which reports failure by its exit code and explains it in its output. */
export const toolOutcome = ({ code, output }: { code: number; output: string }): Outcome =>
  checkOutcome(code === 0, code === 0 ? '' : output)

export function applyTestLimit(outcome: Outcome, limit: number): Outcome {
  const testCount = outcome.passed + outcome.failed
  if (testCount <= limit) return outcome
  const message = `${testCount} tests, ${limit} are allowed: move what a cheaper kind of test can show.`
  return combineOutcomes([outcome, failedOutcome(message)])
}

export const combineOutcomes = (outcomes: Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  details: outcomes
    .map(({ details }) => details)
    .filter(Boolean)
    .join('\n'),
  failures: outcomes.flatMap(({ failures }) => failures ?? []),
})

function errorOutcome(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error)
  return failedOutcome(message.split('\n', 1)[0] ?? '', message)
}
