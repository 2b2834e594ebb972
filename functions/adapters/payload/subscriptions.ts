import { subscriptions } from '@nusa/cms/schema'
import type { Subscriptions } from '../../ports/subscriptions.ts'
import type { Connection } from './connect.ts'

/** Newsletter subscriptions in Payload's table: one statement, so that its unique index decides who came first. */
export function payloadSubscriptions({ db }: Connection, now: () => Date): Subscriptions {
  return {
    async add(email) {
      const at = now().toISOString()
      const added = await db
        .insert(subscriptions)
        .values({ email: email.toLowerCase(), createdAt: at, updatedAt: at })
        .onConflictDoNothing({ target: subscriptions.email })
        .returning({ id: subscriptions.id })
      return added.length > 0
    },
  }
}
