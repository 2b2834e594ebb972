import { eq } from 'drizzle-orm'
import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { authenticatorApps } from '../../core/database/custom-tables.ts'
import type { Transaction } from '../../core/database/request-transaction.ts'
import { jsonResponse } from '../../core/http/responses.ts'
import type { CmsSession } from '../sessions/request-session.ts'
import { hasFactor } from '../sessions/session-facts.ts'
import { completeSession, confirmSession, endOtherSessions } from '../sessions/session-rows.ts'
import { createAccountAttempts } from '../sign-in/attempts.ts'
import type { Guard } from '../sign-in/endpoints.ts'
import { signInLimits } from '../sign-in/limits.ts'
import { rateLimitedResponse } from '../sign-in/sign-in-responses.ts'
import { signInTexts } from '../sign-in/texts.ts'
import { acceptCode, announceFactorEvent } from './announce.ts'
import { changeAndRespond, refuse, stepEndpoint } from './endpoint.ts'
import {
  consumeChallenge,
  dropUnneededCodes,
  isOwnPassword,
  replaceRecoveryCodes,
  storeApp,
  storeChallenge,
} from './factors.ts'
import { countedCheck } from './second-step-endpoints.ts'
import { decryptSecret, encryptSecret, normaliseCode } from './secrets.ts'
import { createTotpSecret, matchTotpStep, totpQrCode } from './totp.ts'

const codeSchema = z.string().check(z.maxLength(100))
const newAppKey = (sid: string) => `new-app:${sid}`

/** Endpoints for the authenticator app and the recovery codes of the caller. */
export function manageEndpoints(guard: Guard): Endpoint[] {
  return [
    stepEndpoint(guard, {
      path: '/two-step/confirm',
      for: 'manage',
      body: z.object({ password: z.optional(z.string()), code: z.optional(codeSchema) }),
      async handle({ req, session, body: { password, code } }) {
        const { user, sid } = session
        const caller = { account: user.email, trustedProxyHeader: guard.trustedProxyHeader }
        const refused =
          code === undefined
            ? await refuseWrongPassword(req, caller, () => isOwnPassword(req.payload, user.id, password ?? ''))
            : await countedCheck(req, caller, () => acceptCode(req, user, code))
        if (refused) return refused
        return changeAndRespond({ req, session }, async (db) => {
          await confirmSession(db, sid)
          return {}
        })
      },
    }),
    stepEndpoint(guard, {
      path: '/two-step/app/start',
      for: 'confirmed',
      body: z.object({}),
      async handle({ req, session: { user, sid } }) {
        const { db, secret: key } = req.payload
        const secret = createTotpSecret()
        await storeChallenge(db.drizzle, newAppKey(sid), encryptSecret(secret, key, user.id))
        return jsonResponse({ secret, qr: totpQrCode(secret, user.email, 'Nusa CMS') })
      },
    }),
    stepEndpoint(guard, {
      path: '/two-step/app',
      for: 'confirmed',
      body: z.object({ code: codeSchema }),
      async handle({ req, session, body: { code } }) {
        const { user, sid } = session
        const { db, secret: key } = req.payload
        const stored = await consumeChallenge(db.drizzle, newAppKey(sid))
        const secret = stored && decryptSecret(stored, key, user.id)
        if (!stored || !secret) return refuse(req, 'startAgain')
        const step = matchTotpStep(secret, normaliseCode(code), 0, new Date())
        if (step === null) {
          // The user can then enter another code without scanning another QR code.
          await storeChallenge(db.drizzle, newAppKey(sid), stored)
          return refuse(req, 'wrongCode')
        }
        return changeAndRespond({ req, session }, async (transaction, facts) => {
          await storeApp(transaction, req, { userId: user.id, secret, lastStep: step })
          await announceFactorEvent(req, user, { kind: 'appAdded' })
          return finishEnrolment(req, transaction, { ...session, facts })
        })
      },
    }),
    stepEndpoint(guard, {
      path: '/two-step/app/remove',
      for: 'confirmed',
      body: z.object({}),
      handle: ({ req, session }) =>
        changeAndRespond({ req, session }, async (db, facts) => {
          const { user } = session
          if (facts.isRequired && facts.passkeys === 0) return refuse(req, 'lastFactor')
          const removed = await db.delete(authenticatorApps).where(eq(authenticatorApps.userId, user.id)).returning()
          if (removed.length === 0) return refuse(req, 'notFound')
          await dropUnneededCodes(db, user.id)
          await announceFactorEvent(req, user, { kind: 'appRemoved' })
          return {}
        }),
    }),
    stepEndpoint(guard, {
      path: '/two-step/recovery-codes',
      for: 'confirmed',
      body: z.object({}),
      handle: ({ req, session }) =>
        changeAndRespond({ req, session }, async (db, facts) => {
          if (!hasFactor(facts)) return refuse(req, 'noFactor')
          const codes = await replaceRecoveryCodes(db, req.payload, session.user.id)
          await announceFactorEvent(req, session.user, { kind: 'codesReplaced' })
          return { codes }
        }),
    }),
  ]
}

/**
 * Finishes the setup after a factor was added. After the first factor, all other sessions that have not passed a second
 * factor end.
 * @returns the new recovery codes for the response, or an empty object
 */
export async function finishEnrolment(
  req: PayloadRequest,
  db: Transaction,
  { user, sid, expiresAt, facts }: CmsSession,
): Promise<object> {
  await completeSession(db, { sid, userId: user.id, expiresAt })
  if (hasFactor(facts)) return {}
  await endOtherSessions(db, user.id, sid, 'passed')
  return { codes: await replaceRecoveryCodes(db, req.payload, user.id) }
}

/** A wrong password counts as a failed sign-in. Returns null if the password is right. */
async function refuseWrongPassword(
  req: PayloadRequest,
  caller: { account: string; trustedProxyHeader: string | null },
  check: () => Promise<boolean>,
): Promise<Response | null> {
  const attempts = createAccountAttempts(req, 'sign-in', caller, signInLimits)
  const waitSeconds = await attempts.count()
  if (waitSeconds !== null) return rateLimitedResponse(req, signInTexts.signIn, waitSeconds)
  if (!(await check())) return refuse(req, 'wrongPassword')
  await attempts.succeed()
  return null
}
