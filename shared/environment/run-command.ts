import { explainFailure } from './explain-failure.ts'
import type { Variables } from './variables.ts'

/**
 * Runs the work of a command. A failure prints one line that explains what to do; only a bug prints a stack trace. Both
 * set the exit code 1.
 */
export async function runCommand(
  program: { env: Variables; exitCode?: number | string | null | undefined },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(explainFailure(error, program.env) ?? error)
    program.exitCode = 1
  }
}
