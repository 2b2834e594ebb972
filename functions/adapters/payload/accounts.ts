import { randomBytes } from 'node:crypto'
import { travellers } from '@nusa/cms/schema'
import type { Traveller as TravellerDoc } from '@nusa/cms/types'
import type { ProfileChange } from '@nusa/shared/account'
import { and, eq, isNotNull } from 'drizzle-orm'
import { APIError, AuthenticationError, LockedAuth, UnverifiedEmail, ValidationError } from 'payload'
import type { Accounts, Traveller } from '../../ports/accounts.ts'
import type { Connection } from './connect.ts'
import { checkDecoy } from './decoy.ts'
import { profileOf } from './profile.ts'
import { holderReader } from './session-holder.ts'
import { endAllSessions, endSession, prolong, sessionHeldBy, sessionOf, travellerOf } from './sessions.ts'

const hour = 60 * 60 * 1000
const newToken = () => randomBytes(20).toString('hex')

/** Travellers' accounts in Payload's auth collection `travellers`. */
export function payloadAccounts(connection: Connection, now: () => Date): Accounts {
  const { payload, db } = connection
  const holderOf = holderReader(connection)

  async function findAccount(email: string) {
    const [found] = await db
      .select({ id: travellers.id, isVerified: travellers._verified, lockUntil: travellers.lockUntil })
      .from(travellers)
      .where(eq(travellers.email, email))
    return found ?? null
  }

  return {
    async create({ email: given, password, full_name, username }) {
      const email = normal(given)
      const data = { email, password, full_name, username, verify_status: 'not_verified' as const }
      const known = await findAccount(email)
      if (!known) {
        try {
          const made = await payload.create({
            collection: 'travellers',
            data,
            disableVerificationEmail: true,
            showHiddenFields: true,
            overrideAccess: false,
          })
          return made._verificationToken ? { token: made._verificationToken } : null
        } catch (error) {
          // Somebody was faster with this e-mail; their mail is on its way.
          if (error instanceof ValidationError && (await findAccount(email))) return null
          throw error
        }
      }
      if (known.isVerified) {
        await checkDecoy(password)
        return null
      }
      // Nobody has proved to own this address yet, so the last one who says so is believed: an earlier stranger's
      // password must not survive the owner's click on the link.
      const token = newToken()
      const changed = await payload.update({
        collection: 'travellers',
        where: { and: [{ id: { equals: known.id } }, { _verified: { not_equals: true } }] },
        data: { password, full_name, username, _verificationToken: token },
      })
      return changed.docs.length > 0 ? { token } : null
    },

    async verifyEmail(token) {
      try {
        return await payload.verifyEmail({ collection: 'travellers', token })
      } catch (error) {
        if (error instanceof APIError) return false
        throw error
      }
    },

    async signIn(given, password) {
      const email = normal(given)
      const known = await findAccount(email)
      const isLocked = known?.lockUntil && new Date(known.lockUntil) > now()
      if (!known || isLocked) {
        await checkDecoy(password)
        return null
      }
      try {
        const { token, exp, user } = await payload.login({
          collection: 'travellers',
          data: { email, password },
          depth: 0,
        })
        if (!token || !exp || !user) return null
        return { token, expiresAt: new Date(exp * 1000), session: sessionOf(user, exp, now()) }
      } catch (error) {
        if (isRefusal(error)) return null
        throw error
      }
    },

    async signOut(token) {
      const holder = await holderOf(token)
      if (holder) await endSession(connection, holder)
    },

    async readSession(token) {
      const holder = await holderOf(token)
      if (!holder) return null
      return { traveller: travellerOf(holder), session: sessionHeldBy(holder, now()) }
    },

    async refresh(token) {
      const holder = await holderOf(token)
      return holder ? prolong(connection, holder, now()) : null
    },

    async forgotPassword(email) {
      const token = newToken()
      const [asked] = await db
        .update(travellers)
        .set({ resetPasswordToken: token, resetPasswordExpiration: new Date(now().getTime() + hour).toISOString() })
        .where(eq(travellers.email, normal(email)))
        .returning({ fullName: travellers.full_name })
      return asked ? { token, fullName: asked.fullName ?? '' } : null
    },

    async resetPassword(token, password) {
      try {
        const { user } = await payload.resetPassword({
          collection: 'travellers',
          data: { token, password },
          overrideAccess: true,
        })
        const id = Number(user.id)
        await endAllSessions(connection, id)
        // Whoever has the link reads the mails of this address, which is what verifying it asks.
        await db
          .update(travellers)
          .set({ _verified: true, _verificationToken: null, resetPasswordToken: null })
          .where(and(eq(travellers.id, id), isNotNull(travellers.hash)))
        return true
      } catch (error) {
        if (error instanceof APIError) return false
        throw error
      }
    },

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

/** Payload keeps e-mail addresses like this. */
function normal(email: string): string {
  return email.trim().toLowerCase()
}

/** Unknown, wrong, locked and unverified are told apart here and nowhere else. */
function isRefusal(error: unknown): boolean {
  return [AuthenticationError, LockedAuth, UnverifiedEmail, ValidationError].some((kind) => error instanceof kind)
}

/** The traveller as Payload's access rules know one. */
function asUser({ id, email }: Traveller) {
  return { id, email, collection: 'travellers' as const }
}

function fullName(before: TravellerDoc, change: ProfileChange): string {
  const parts = [change.first_name ?? before.first_name, change.last_name ?? before.last_name]
  return parts.filter(Boolean).join(' ') || (before.full_name ?? '')
}
