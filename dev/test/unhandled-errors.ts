import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/**
 * Vitest's own JSON report does not contain errors outside of tests, although they fail the run.
 * `NUSA_UNHANDLED_ERRORS_FILE` gets a list of messages with their stack.
 */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    const file = process.env.NUSA_UNHANDLED_ERRORS_FILE
    if (!file) throw new Error('NUSA_UNHANDLED_ERRORS_FILE is missing.')
    writeFileSync(file, JSON.stringify(errors.map(({ name, message, stack }) => stack ?? `${name}: ${message}`)))
  }
}
