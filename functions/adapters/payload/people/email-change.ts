import { invoices, outgoing_mails, travellers } from '@nusa/cms/schema'
import { and, eq, inArray } from 'drizzle-orm'
import type { Accounts } from '../../../ports/accounts.ts'
import type { Connection } from '../connect.ts'
import type { Transaction } from '../in-transaction.ts'
import { isUniqueViolation } from '../postgres-error.ts'
import { findAccount, isUnclaimed, lockAccount, normaliseEmail, whereUnclaimedWithoutRecords } from './account-rows.ts'
import type { LinkStore } from './links.ts'
import { queueNotice } from './notices.ts'
import { moveSubscription } from './subscriptions.ts'

type EmailChangeMethods = Pick<Accounts, 'requestEmailChange' | 'cancelEmailChange' | 'confirmEmailChange'>

export function createEmailChangeMethods({ db }: Connection, links: LinkStore, now: () => Date): EmailChangeMethods {
  return {
    requestEmailChange: ({ id }, requestedEmail) =>
      db.transaction(async (tx) => {
        const email = normaliseEmail(requestedEmail)
        const account = await lockAccount(tx, id)
        if (!account) return null
        // If another account has the address, the link is stored but not emailed. The stored link makes the dashboard
        // show a pending change in both cases, so that the dashboard does not reveal the other account.
        const token = await links.issue('email', { travellerId: id, email }, tx)
        const { email: to, fullName: name } = account
        await queueNotice(tx, 'email_wanted', { travellerId: id, to, name, address: email, at: now() })
        const existingAccount = await findAccount(tx, email)
        const isAddressTaken = existingAccount !== null && !isUnclaimed(existingAccount)
        return isAddressTaken ? null : { token }
      }),

    cancelEmailChange: ({ id }) =>
      db.transaction(async (tx) => {
        await lockAccount(tx, id)
        const pendingLink = await links.findValid('email', id, tx)
        if (pendingLink) await links.expire(id, ['email'], tx)
        return pendingLink !== null
      }),

    async confirmEmailChange(token) {
      try {
        return await db.transaction(async (tx) => {
          const openedLink = await links.useForAccount('email', token, tx)
          if (typeof openedLink === 'string') return openedLink
          const { account, link } = openedLink
          const { email } = link
          if (email === null) return 'unknown'
          // Delete an unclaimed account with the new address. Otherwise the account would prevent the owner from using
          // the address.
          await tx.delete(travellers).where(and(eq(travellers.email, email), whereUnclaimedWithoutRecords(tx)))
          await tx
            .update(travellers)
            .set({ email, updatedAt: now().toISOString() })
            .where(eq(travellers.id, account.id))
          // Links that were sent to the old address must no longer work.
          await links.expire(account.id, ['reset', 'email', 'verify'], tx)
          await moveSubscription(tx, account.email, email, now())
          await moveMails(tx, account.id, email)
          const { email: formerEmail, fullName: name } = account
          const notice = { travellerId: account.id, to: formerEmail, name, address: email, at: now() }
          await queueNotice(tx, 'email_changed', notice)
          return 'ok'
        })
      } catch (error) {
        // Another account with this address was created meanwhile, so the link no longer works.
        if (isUniqueViolation(error, 'travellers_email_idx')) return 'expired'
        throw error
      }
    },
  }
}

async function moveMails(tx: Transaction, travellerId: number, newEmail: string): Promise<void> {
  const invoiceIds = tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.user_id, travellerId))
  await tx
    .update(outgoing_mails)
    .set({ to: newEmail })
    .where(and(inArray(outgoing_mails.state, ['queued', 'failed']), inArray(outgoing_mails.invoice, invoiceIds)))
}
