import type { Traveller as TravellerDoc } from '@nusa/cms/types'
import type { ProfileChange } from '@nusa/shared/account'
import type { Accounts, Traveller } from '../../../ports/accounts.ts'
import type { Connection } from '../connect.ts'
import { accountWith } from './check-password.ts'
import { emailChange } from './email-change.ts'
import { linkStore } from './links.ts'
import { passwords } from './passwords.ts'
import { profileOf } from './profile.ts'
import { sessionStore } from './sessions.ts'
import { signingUp } from './sign-up.ts'

/** Travellers' accounts in Payload's auth collection `travellers`, their sessions and links in tables of our own. */
export function payloadAccounts(connection: Connection, now: () => Date): Accounts {
  const { payload } = connection
  const sessions = sessionStore(connection)
  const links = linkStore(connection, now)
  return {
    ...signingUp(connection, links),
    ...passwords(connection, { links, sessions, now }),
    ...emailChange(connection, links, now),

    async signIn(email, password) {
      const proven = await accountWith(connection, now, email, password)
      return proven && sessions.open(proven)
    },
    signOut: sessions.end,
    signOutEverywhere: ({ id }) => sessions.endAll(id),
    readSession: sessions.read,
    refresh: sessions.prolong,

    async changeProfile(traveller, change) {
      const { id } = traveller
      const options = {
        collection: 'travellers',
        id,
        depth: 0,
        overrideAccess: false,
        user: asUser(traveller),
      } as const
      const before = await payload.findByID(options)
      return profileOf(await payload.update({ ...options, data: { ...change, full_name: fullName(before, change) } }))
    },
  }
}

/** The traveller as Payload's access rules know one. */
function asUser({ id, email }: Traveller) {
  return { id, email, collection: 'travellers' as const }
}

function fullName(before: TravellerDoc, change: ProfileChange): string {
  const parts = [change.first_name ?? before.first_name, change.last_name ?? before.last_name]
  return parts.filter(Boolean).join(' ') || (before.full_name ?? '')
}
