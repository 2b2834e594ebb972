import type { Accounts } from '../../../ports/accounts.ts'
import type { Connection } from '../connect.ts'
import { authenticate } from './check-password.ts'
import { createEmailChangeMethods } from './email-change.ts'
import { createLinkStore } from './links.ts'
import { createPasswordMethods } from './passwords.ts'
import { changeProfile } from './profile.ts'
import { createSessionStore } from './sessions.ts'
import { createSignUpMethods, createVerificationMethods } from './sign-up.ts'

/** Stores accounts in Payload's auth collection `travellers`, and sessions and links in our own tables. */
export function payloadAccounts(connection: Connection, now: () => Date): Accounts {
  const sessions = createSessionStore(connection)
  const links = createLinkStore(connection, now)
  return {
    ...createSignUpMethods(connection, links),
    ...createVerificationMethods(connection, links, now),
    ...createPasswordMethods(connection, { links, sessions, now }),
    ...createEmailChangeMethods(connection, links, now),

    async signIn(email, password) {
      const account = await authenticate(connection, email, password)
      return account && sessions.open(account)
    },
    signOut: sessions.end,
    readSession: sessions.read,
    refresh: sessions.renew,
    changeProfile: ({ id }, change) => changeProfile(connection, id, change, now()),
  }
}
