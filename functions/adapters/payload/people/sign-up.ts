import { randomUUID } from 'node:crypto'
import { keepSessionsContext } from '@nusa/cms/custom-tables'
import { travellers } from '@nusa/cms/schema'
import { eq } from 'drizzle-orm'
import { ValidationError } from 'payload'
import type { Accounts } from '../../../ports/accounts.ts'
import type { Connection } from '../connect.ts'
import { runWithPayloadRequest, type Transaction } from '../in-transaction.ts'
import { findAccount, isUnclaimed, lockAccount, normaliseEmail, toVerifiedColumns } from './account-rows.ts'
import type { Link, LinkStore, PendingSignUp } from './links.ts'

type SignUpMethods = Pick<Accounts, 'create'>
type SignUpDetails = Pick<Parameters<Accounts['create']>[0], 'password' | 'full_name' | 'username'>

const maxSignUpAttempts = 3

/**
 * Several visitors may sign up with the same unverified address. Each sign-up has a link that stores its password and
 * names. The owner of the address chooses a sign-up by opening its link.
 */
export function createSignUpMethods(connection: Connection, links: LinkStore): SignUpMethods {
  const { payload, db } = connection

  /** Returns null if a concurrent request has created an account with this address. */
  async function tryInsertAccount(email: string, details: SignUpDetails): Promise<{ token: string } | null> {
    try {
      return await db.transaction((tx) => insertAccount(tx, email, details))
    } catch (error) {
      if (error instanceof ValidationError && (await findAccount(db, email))) return null
      throw error
    }
  }

  async function insertAccount(tx: Transaction, email: string, details: SignUpDetails): Promise<{ token: string }> {
    const data = { email, ...details }
    const { id } = await runWithPayloadRequest(connection, tx, (req) =>
      payload.create({ collection: 'travellers', data, disableVerificationEmail: true, overrideAccess: false, req }),
    )
    return { token: await issueLink(tx, id) }
  }

  /**
   * Performs a sign-up and rolls it back. Used if the address already has an account, because a faster response would
   * reveal that the account exists.
   */
  async function simulateSignUp(details: SignUpDetails): Promise<void> {
    const rollbackSignal = new Error('rolled back on purpose')
    const work = db.transaction(async (tx) => {
      await insertAccount(tx, `${randomUUID()}@rehearsal.invalid`, details)
      throw rollbackSignal
    })
    await work.catch((error: unknown) => {
      if (error !== rollbackSignal) throw error
    })
  }

  /** Returns null if the account was verified or deleted meanwhile. */
  function addSignUp(id: number, details: SignUpDetails): Promise<{ token: string } | null> {
    return db.transaction(async (tx) => {
      const account = await lockAccount(tx, id)
      if (!account || !isUnclaimed(account)) return null
      await runWithPayloadRequest(connection, tx, (req) =>
        payload.update({ collection: 'travellers', id, data: details, depth: 0, context: keepSessionsContext, req }),
      )
      return { token: await issueLink(tx, id) }
    })
  }

  async function issueLink(tx: Transaction, travellerId: number): Promise<string> {
    const [signUp] = await tx.select(signUpColumns).from(travellers).where(eq(travellers.id, travellerId))
    return links.issue('verify', { travellerId, ...(signUp && { signUp }) }, tx)
  }

  return {
    async create({ email: requestedEmail, password, full_name, username }) {
      const email = normaliseEmail(requestedEmail)
      const details = { password, full_name, username }
      // Retries if the account is created or changed between the check and the write, for example after a double click.
      for (let attempt = 0; attempt < maxSignUpAttempts; attempt += 1) {
        const existingAccount = await findAccount(db, email)
        if (existingAccount && !isUnclaimed(existingAccount)) break
        const createdLink = existingAccount
          ? await addSignUp(existingAccount.id, details)
          : await tryInsertAccount(email, details)
        if (createdLink) return createdLink
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

type VerificationMethods = Pick<Accounts, 'verifyEmail' | 'createVerification' | 'findEmailToVerify'>

export function createVerificationMethods({ db }: Connection, links: LinkStore, now: () => Date): VerificationMethods {
  return {
    verifyEmail: (token) =>
      db.transaction(async (tx) => {
        const openedLink = await links.useForAccount('verify', token, tx)
        if (typeof openedLink === 'string') return openedLink
        const { link, account } = openedLink
        await tx
          .update(travellers)
          .set({ ...toVerifiedColumns(now()), ...toSignUpColumns(link) })
          .where(eq(travellers.id, account.id))
        await links.expire(account.id, ['verify'], tx)
        return 'ok'
      }),

    createVerification: ({ email, token }) =>
      db.transaction(async (tx) => {
        const link = token === undefined ? null : await links.find('verify', token, tx)
        const travellerId = token === undefined ? (await findAccount(tx, email ?? ''))?.id : link?.travellerId
        const account = travellerId ? await lockUnverifiedAccount(tx, travellerId) : null
        if (!account) return null
        // If only the address is known, the latest sign-up is used.
        const signUp = link ?? (await links.findLatest('verify', account.id, tx))
        const recipient = { travellerId: account.id, ...(signUp && { signUp: toPendingSignUp(signUp) }) }
        return { token: await links.issue('verify', recipient, tx), email: account.email, fullName: '' }
      }),

    async findEmailToVerify(token) {
      const link = await links.find('verify', token)
      if (!link?.travellerId) return null
      const [account] = await db
        .select({ email: travellers.email })
        .from(travellers)
        .where(eq(travellers.id, link.travellerId))
      return account?.email ?? null
    },
  }
}

/** Returns null for an account that needs no link: deleted, verified or blocked. */
async function lockUnverifiedAccount(tx: Transaction, id: number) {
  const account = await lockAccount(tx, id)
  return !account || account.isVerified || account.isBlocked ? null : account
}

function toSignUpColumns({ passwordHash: hash, passwordSalt: salt, fullName: full_name, username }: Link) {
  return hash === null ? {} : { hash, salt, full_name, username }
}

function toPendingSignUp({ passwordHash, passwordSalt, fullName, username }: Link): PendingSignUp {
  return { passwordHash, passwordSalt, fullName, username }
}
