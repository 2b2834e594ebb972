import type { Variables } from './variables.ts'

/** The message explains where to correct the variables. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'

  /**
   * @param reader the program that reads the variables, such as `the CMS`
   * @param problems one text per variable, such as `SMTP_URL is missing`
   */
  constructor(reader: string, problems: readonly string[], variables: Variables) {
    const problemList = problems.map((problem) => `  - ${problem}`).join('\n')
    super(`The environment of ${reader} is incomplete or invalid:\n${problemList}\n${adviceToCorrect(variables)}`)
  }
}

/**
 * Returns a sentence that explains where to correct the variables. The files in `deploy/` set NUSA_ENV_FILE to the name
 * of their environment file.
 */
export function adviceToCorrect({ NUSA_ENV_FILE, NUSA_ENV }: Variables): string {
  if (NUSA_ENV_FILE) return `Correct this in ${NUSA_ENV_FILE}.`
  return NUSA_ENV === 'local'
    ? 'Correct this in the environment of the command.'
    : 'Correct this where the environment of the process is set: in nusa.env, or in the settings of the host.'
}
