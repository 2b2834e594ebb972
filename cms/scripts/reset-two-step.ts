import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { OperatorError, requireDatabaseUrl, runCommand } from '@nusa/shared/environment'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { removeAllFactors } from '../features/two-step/factors.ts'
import { audit_log, users } from '../generated/payload-generated-schema.ts'

/**
 * Removes the second factor of a CMS user and ends the user's sessions. Meant for the last administrator, whose second
 * factor no other administrator can reset: `npx node cms/scripts/reset-two-step.ts admin@example.com` with DATABASE_URL
 * set. The audit log names 'Operator' as the user.
 *
 * @returns whether the user had a second factor; the sessions end in any case
 * @throws OperatorError if there is no such user
 */
export async function resetTwoStep(databaseUrl: string, email: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await drizzle({ client }).transaction(async (db) => {
      const [user] = await db
        .select({ id: users.id, email: users.email, role: users.role })
        .from(users)
        .where(eq(users.email, email.trim().toLowerCase()))
        .for('update')
      if (!user)
        throw new OperatorError(
          `There is no CMS user with the address ${email}. Check the address with which the user signs in, and DATABASE_URL.`,
        )
      const hadFactors = await removeAllFactors(db, user.id)
      if (hadFactors) {
        await db.insert(audit_log).values({
          who: 'Operator',
          role: user.role,
          // The operator is not a CMS user.
          colleague: 0,
          operation: 'update',
          kind: 'users',
          entry: String(user.id),
          title: user.email,
          changes: [{ field: 'two_step_reset' }],
        })
      }
      return hadFactors
    })
  } finally {
    await client.end()
  }
}

const resetReport = (email: string) => `Two-step sign-in of ${email} was reset:
- All sign-in methods and recovery codes were removed, and all sessions were ended. The password is unchanged.
- The user now signs in with only the password. If the role requires two-step sign-in, the user must set it up again right
  after signing in.
- No email was sent, because this command does not use the mail server: notify the user yourself.
- The audit log records the reset as done by “Operator”.`

const isCommand = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href
if (isCommand) {
  await runCommand(process, async () => {
    const [, program = '', email] = process.argv
    if (!email)
      throw new OperatorError(`Add the email address of the user: ${path.basename(program)} admin@example.com`)
    const url = requireDatabaseUrl('the reset', process.env)
    const hadFactors = await resetTwoStep(url, email)
    console.log(hadFactors ? resetReport(email) : `${email} has no two-step sign-in. All sessions were ended.`)
  })
}
