import { explainFailure } from './explain-failure.ts'
import type { Variables } from './variables.ts'

/**
 * Runs the work of a command. An expected failure prints one line that explains what to do, and a bug prints a stack
 * trace. In both cases, the exit code is 1.
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
