import { explainFailure } from '@nusa/shared/environment'

/**
 * Runs a command of an operator. A failure that the operator can fix is one line that says what to do; only a bug has a
 * stack trace. Both end with the exit code 1.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(explainFailure(error, process.env) ?? error)
    process.exitCode = 1
  }
}
