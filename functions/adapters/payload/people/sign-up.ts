import { randomUUID } from 'node:crypto'
import { keepSessions } from '@nusa/cms/own-tables'
import { travellers } from '@nusa/cms/schema'
import { eq } from 'drizzle-orm'
import { ValidationError } from 'payload'
import type { Accounts } from '../../../ports/accounts.ts'
import type { Connection } from '../connect.ts'
import { type Transaction, withinTransaction } from '../in-transaction.ts'
import { findAccount, isUnclaimed, lockAccount, normaliseEmail } from './account-rows.ts'
import type { LinkStore, PendingSignUp } from './links.ts'

type SignUpMethods = Pick<Accounts, 'create'>
type SignUpDetails = Pick<Parameters<Accounts['create']>[0], 'password' | 'full_name' | 'username'>

/**
 * Creates accounts. The address is not verified yet, and several visitors may sign up with it: each link stores the data of its
 * own sign-up, and the owner of the address decides by opening one of them.
 */
export function signUpMethods(connection: Connection, links: LinkStore): SignUpMethods {
  const { payload, db } = connection

  /** Returns null if an account with this address was created at the same moment. */
  async function tryCreate(email: string, details: SignUpDetails): Promise<{ token: string } | null> {
    try {
      return await db.transaction((tx) => insert(tx, email, details))
    } catch (error) {
      if (error instanceof ValidationError && (await findAccount(db, email))) return null
      throw error
    }
  }

  async function insert(tx: Transaction, email: string, details: SignUpDetails): Promise<{ token: string }> {
    const data = { email, ...details }
    const { id } = await withinTransaction(connection, tx, (req) =>
      payload.create({ collection: 'travellers', data, disableVerificationEmail: true, overrideAccess: false, req }),
    )
    return { token: await issue(tx, id) }
  }

  /**
   * Does the work of a new account and rolls it back. For an address that has an account: under load, a response without this
   * work would arrive measurably sooner and reveal that the account exists.
   */
  async function simulateSignUp(details: SignUpDetails): Promise<void> {
    const rollbackSignal = new Error('rolled back on purpose')
    const work = db.transaction(async (tx) => {
      await insert(tx, `${randomUUID()}@rehearsal.invalid`, details)
      throw rollbackSignal
    })
    await work.catch((error: unknown) => {
      if (error !== rollbackSignal) throw error
    })
  }

  /** Returns null if the account was verified or deleted meanwhile. */
  function addSignUp(id: number, data: SignUpDetails): Promise<{ token: string } | null> {
    return db.transaction(async (tx) => {
      const account = await lockAccount(tx, id)
      if (!account || !isUnclaimed(account)) return null
      await withinTransaction(connection, tx, (req) =>
        payload.update({ collection: 'travellers', id, data, depth: 0, context: keepSessions, req }),
      )
      return { token: await issue(tx, id) }
    })
  }

  async function issue(tx: Transaction, travellerId: number): Promise<string> {
    const [signUp] = await tx.select(signUpColumns).from(travellers).where(eq(travellers.id, travellerId))
    return links.issue('verify', { travellerId, ...(signUp && { signUp }) }, tx)
  }

  return {
    async create({ email: requestedEmail, password, full_name, username }) {
      const email = normaliseEmail(requestedEmail)
      const details = { password, full_name, username }
      // The account may be created or change between the check and the write, for example after a double click.
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const existingAccount = await findAccount(db, email)
        if (existingAccount && !isUnclaimed(existingAccount)) break
        const created = existingAccount ? await addSignUp(existingAccount.id, details) : await tryCreate(email, details)
        if (created) return created
      }
      await simulateSignUp(details)
      return null
    },
  }
}

const signUpColumns = {
  passwordHash: travellers.hash,
  passwordSalt: travellers.salt,
  fullName: travellers.full_name,
  username: travellers.username,
} satisfies Record<keyof PendingSignUp, unknown>
