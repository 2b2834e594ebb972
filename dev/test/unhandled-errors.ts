import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/**
 * Writes the errors outside of tests to the file in `NUSA_UNHANDLED_ERRORS_FILE`, as a list of messages with their
 * stack. Vitest's own JSON report does not contain them, although they fail the run.
 */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    const file = process.env.NUSA_UNHANDLED_ERRORS_FILE
    if (!file) throw new Error('NUSA_UNHANDLED_ERRORS_FILE is missing.')
    writeFileSync(file, JSON.stringify(errors.map(({ name, message, stack }) => stack ?? `${name}: ${message}`)))
  }
}
