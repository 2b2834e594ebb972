import { travellers } from '@nusa/cms/schema'
import { eq } from 'drizzle-orm'
import type { Accounts } from '../../../ports/accounts.ts'
import type { Connection } from '../connect.ts'
import { findAccount, lockAccount, toVerifiedColumns } from './account-rows.ts'
import type { Link, LinkStore } from './links.ts'

type Verification = Pick<Accounts, 'verifyEmail' | 'createVerification' | 'findEmailToVerify'>

/** Verifies addresses with mailed links. */
export function verification({ db }: Connection, links: LinkStore, now: () => Date): Verification {
  return {
    verifyEmail: (token) =>
      db.transaction(async (tx) => {
        const opened = await links.useForAccount('verify', token, tx)
        if (typeof opened === 'string') return opened
        const { link, account } = opened
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
        const id = token === undefined ? (await findAccount(tx, email ?? ''))?.id : link?.travellerId
        const account = id ? await lockAccount(tx, id) : null
        if (!account || account.isVerified || account.isBlocked) return null
        // An address alone does not identify a sign-up, so the latest one is used.
        const signUp = link ?? (await links.findLatest('verify', account.id, tx))
        const fresh = await links.issue(
          'verify',
          { travellerId: account.id, ...(signUp && toPendingSignUp(signUp)) },
          tx,
        )
        return { token: fresh, email: account.email, fullName: '' }
      }),

    async findEmailToVerify(token) {
      const link = await links.find('verify', token)
      if (!link?.travellerId) return null
      const [found] = await db
        .select({ email: travellers.email })
        .from(travellers)
        .where(eq(travellers.id, link.travellerId))
      return found?.email ?? null
    },
  }
}

/** Returns the sign-up data to copy to the account. */
function toSignUpColumns({ passwordHash: hash, passwordSalt: salt, fullName: full_name, username }: Link) {
  return hash === null ? {} : { hash, salt, full_name, username }
}

function toPendingSignUp({ passwordHash, passwordSalt, fullName, username }: Link) {
  return { signUp: { passwordHash, passwordSalt, fullName, username } }
}
