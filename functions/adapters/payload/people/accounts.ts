import type { Accounts } from '../../../ports/accounts.ts'
import type { Connection } from '../connect.ts'
import { changeProfile } from './change-profile.ts'
import { accountWith } from './check-password.ts'
import { emailChange } from './email-change.ts'
import { linkStore } from './links.ts'
import { passwords } from './passwords.ts'
import { sessionStore } from './sessions.ts'
import { signingUp } from './sign-up.ts'
import { verification } from './verification.ts'

/** Stores accounts in Payload's auth collection `travellers`, and sessions and links in our own tables. */
export function payloadAccounts(connection: Connection, now: () => Date): Accounts {
  const sessions = sessionStore(connection)
  const links = linkStore(connection, now)
  return {
    ...signingUp(connection, links),
    ...verification(connection, links, now),
    ...passwords(connection, { links, sessions, now }),
    ...emailChange(connection, links, now),

    async signIn(email, password) {
      const proven = await accountWith(connection, email, password)
      return proven && sessions.open(proven)
    },
    signOut: sessions.end,
    readSession: sessions.read,
    refresh: sessions.prolong,
    changeProfile: ({ id }, change) => changeProfile(connection, id, change, now()),
  }
}
