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
import type { SignInOptions } from '../sign-in/endpoints.ts'
import { signInLimits } from '../sign-in/limits.ts'
import { rateLimitedResponse } from '../sign-in/sign-in-responses.ts'
import { signInTexts } from '../sign-in/texts.ts'
import { acceptCode, announceFactorEvent } from './announce.ts'
import { changeAndRespond, createStepEndpoint, refuse } from './endpoint.ts'
import {
  consumeChallenge,
  deleteCodesWithoutFactor,
  isOwnPassword,
  replaceRecoveryCodes,
  storeApp,
  storeChallenge,
} from './factors.ts'
import { refuseFailedAttempt } from './second-step-endpoints.ts'
import { decryptSecret, encryptSecret, normaliseCode } from './secrets.ts'
import { createTotpQrCode, createTotpSecret, matchTotpStep } from './totp.ts'

const codeSchema = z.string().check(z.maxLength(100))
const newAppKey = (sid: string) => `new-app:${sid}`

/** Endpoints for the authenticator app and the recovery codes of the caller. */
export function factorEndpoints(signInOptions: SignInOptions): Endpoint[] {
  return [
    createStepEndpoint(signInOptions, {
      path: '/two-step/confirm',
      allowedSessions: 'manage',
      body: z.object({ password: z.optional(z.string()), code: z.optional(codeSchema) }),
      async handle({ req, session, body: { password, code } }) {
        const { user, sid } = session
        const caller = { account: user.email, trustedProxyHeader: signInOptions.trustedProxyHeader }
        const checkPassword = () => isOwnPassword(req.payload, user.id, password ?? '')
        const refusal =
          code === undefined
            ? await refuseWrongPassword(req, caller, checkPassword)
            : await refuseFailedAttempt(req, caller, () => acceptCode(req, user, code))
        if (refusal) return refusal
        return changeAndRespond({ req, session }, async (db) => {
          await confirmSession(db, sid)
          return {}
        })
      },
    }),
    createStepEndpoint(signInOptions, {
      path: '/two-step/app/start',
      allowedSessions: 'confirmed',
      body: z.object({}),
      async handle({ req, session: { user, sid } }) {
        const { db, secret: payloadSecret } = req.payload
        const secret = createTotpSecret()
        await storeChallenge(db.drizzle, newAppKey(sid), encryptSecret(secret, payloadSecret, user.id))
        return jsonResponse({ secret, qr: createTotpQrCode(secret, user.email, 'Nusa CMS') })
      },
    }),
    createStepEndpoint(signInOptions, {
      path: '/two-step/app',
      allowedSessions: 'confirmed',
      body: z.object({ code: codeSchema }),
      async handle({ req, session, body: { code } }) {
        const { user, sid } = session
        const { db, secret: payloadSecret } = req.payload
        const encryptedSecret = await consumeChallenge(db.drizzle, newAppKey(sid))
        const secret = encryptedSecret && decryptSecret(encryptedSecret, payloadSecret, user.id)
        if (!encryptedSecret || !secret) return refuse(req, 'startAgain')
        const lastUsedStep = 0
        const timeStep = matchTotpStep(secret, normaliseCode(code), lastUsedStep, new Date())
        if (timeStep === null) {
          // Stores the secret again, so that the user can enter another code without scanning another QR code.
          await storeChallenge(db.drizzle, newAppKey(sid), encryptedSecret)
          return refuse(req, 'wrongCode')
        }
        return changeAndRespond({ req, session }, async (transaction, facts) => {
          await storeApp(transaction, req, { userId: user.id, secret, lastStep: timeStep })
          await announceFactorEvent(req, user, { kind: 'appAdded' })
          return finishEnrolment(req, transaction, { ...session, facts })
        })
      },
    }),
    createStepEndpoint(signInOptions, {
      path: '/two-step/app/remove',
      allowedSessions: 'confirmed',
      body: z.object({}),
      handle: ({ req, session }) =>
        changeAndRespond({ req, session }, async (db, facts) => {
          const { user } = session
          if (facts.isFactorRequired && facts.passkeyCount === 0) return refuse(req, 'lastFactor')
          const removedApps = await db
            .delete(authenticatorApps)
            .where(eq(authenticatorApps.userId, user.id))
            .returning()
          if (removedApps.length === 0) return refuse(req, 'notFound')
          await deleteCodesWithoutFactor(db, user.id)
          await announceFactorEvent(req, user, { kind: 'appRemoved' })
          return {}
        }),
    }),
    createStepEndpoint(signInOptions, {
      path: '/two-step/recovery-codes',
      allowedSessions: 'confirmed',
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
 * Finishes the setup of a new factor; `facts` were read before the factor was added. If the user had no factor, ends
 * all other sessions that have not passed a second factor.
 * @returns the new recovery codes for the response, or an empty object
 */
export async function finishEnrolment(
  req: PayloadRequest,
  db: Transaction,
  { user, sid, expiresAt, facts }: CmsSession,
): Promise<object> {
  await completeSession(db, { sid, userId: user.id, expiresAt })
  if (hasFactor(facts)) return {}
  const exemptSessions = 'with-second-factor'
  await endOtherSessions(db, user.id, sid, exemptSessions)
  return { codes: await replaceRecoveryCodes(db, req.payload, user.id) }
}

/** A wrong password counts as a failed sign-in. Returns null if the password is correct. */
async function refuseWrongPassword(
  req: PayloadRequest,
  caller: { account: string; trustedProxyHeader: string | null },
  check: () => Promise<boolean>,
): Promise<Response | null> {
  const attempts = createAccountAttempts(req, 'sign-in', caller, signInLimits)
  const waitSeconds = await attempts.register()
  if (waitSeconds !== null) return rateLimitedResponse(req, signInTexts.tooManySignIns, waitSeconds)
  if (!(await check())) return refuse(req, 'wrongPassword')
  await attempts.succeed()
  return null
}
