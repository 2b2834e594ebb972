import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/**
 * A reporter of Vitest that writes the errors outside of tests to a JSON file, as a list of messages with their stack.
 * Vitest's own JSON report does not contain them, although they fail the run. `NUSA_UNHANDLED_ERRORS_FILE` is the path
 * of the file.
 */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    const file = process.env.NUSA_UNHANDLED_ERRORS_FILE
    if (!file) throw new Error('NUSA_UNHANDLED_ERRORS_FILE is missing.')
    writeFileSync(file, JSON.stringify(errors.map(({ name, message, stack }) => stack ?? `${name}: ${message}`)))
  }
}
