import * as z from 'zod/mini'
import { withEscapedCredentials } from './credentials.ts'
import { EnvironmentError } from './environment-error.ts'
import type { Variables } from './variables.ts'

/** The message does not contain the value, which has a password. */
const expectation = 'must be an address such as postgres://nusa:password@localhost:5432/nusa'

export const databaseUrlSchema = withEscapedCredentials(
  z.url(expectation).check(z.regex(/^postgres(?:ql)?:\/\//i, expectation)),
)

/**
 * Returns DATABASE_URL for a command that needs no other variable. Without a URL, `pg` would connect to its default
 * database.
 * @param reader the command, such as `the backup`
 * @throws EnvironmentError if the variable is missing or invalid
 */
export function requireDatabaseUrl(reader: string, variables: Variables): string {
  if (!variables.DATABASE_URL) throw new EnvironmentError(reader, ['DATABASE_URL is missing'], variables)
  const { data, error } = databaseUrlSchema.safeParse(variables.DATABASE_URL)
  if (error) throw new EnvironmentError(reader, [`DATABASE_URL ${error.issues[0]?.message}`], variables)
  return data
}
