import type { Accounts } from '../../../ports/accounts.ts'
import type { Connection } from '../connect.ts'
import { authenticate } from './check-password.ts'
import { emailChange } from './email-change.ts'
import { linkStore } from './links.ts'
import { passwords } from './passwords.ts'
import { changeProfile } from './profile.ts'
import { sessionStore } from './sessions.ts'
import { signUpMethods, verification } from './sign-up.ts'

/** Stores accounts in Payload's auth collection `travellers`, and sessions and links in our own tables. */
export function payloadAccounts(connection: Connection, now: () => Date): Accounts {
  const sessions = sessionStore(connection)
  const links = linkStore(connection, now)
  return {
    ...signUpMethods(connection, links),
    ...verification(connection, links, now),
    ...passwords(connection, { links, sessions, now }),
    ...emailChange(connection, links, now),

    async signIn(email, password) {
      const authenticated = await authenticate(connection, email, password)
      return authenticated && sessions.open(authenticated)
    },
    signOut: sessions.end,
    readSession: sessions.read,
    refresh: sessions.renew,
    changeProfile: ({ id }, change) => changeProfile(connection, id, change, now()),
  }
}
