import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { withMinimumDuration } from '@nusa/shared/callers'
import { type Endpoint, getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { addSessionToUser } from 'payload/shared'
import * as z from 'zod/mini'
import { requireTransaction } from '../../core/database/request-transaction.ts'
import { jsonResponse, readBody } from '../../core/http/responses.ts'
import type { User } from '../../generated/payload-types.ts'
import { completeSession, recordSession } from '../sessions/session-rows.ts'
import { withAccountLock } from '../sign-in/account-lock.ts'
import { createCallerAttempts, trustCallerAddress } from '../sign-in/attempts.ts'
import type { SignInOptions } from '../sign-in/endpoints.ts'
import { passkeyLimit } from '../sign-in/limits.ts'
import { refuseForeignRequest } from '../sign-in/refuse-foreign-request.ts'
import { rateLimitedResponse, signedInResponse } from '../sign-in/sign-in-responses.ts'
import { signInTexts } from '../sign-in/texts.ts'
import { announceFactorEvent } from './announce.ts'
import { changeAndRespond, createStepEndpoint, refuse } from './endpoint.ts'
import { deleteCodesWithoutFactor } from './factors.ts'
import { finishEnrolment } from './manage-endpoints.ts'
import {
  authenticationResponseSchema,
  registrationResponseSchema,
  removePasskey,
  startAuthentication,
  startRegistration,
  storePasskey,
  verifyAuthentication,
  verifyRegistration,
} from './passkeys.ts'
import { completeSecondStep } from './second-step-endpoints.ts'

const registrationKey = (sid: string) => `new-passkey:${sid}`
const secondStepKey = (sid: string) => `passkey:${sid}`
const passwordlessKey = (id: string) => `passkey-alone:${id}`

export function passkeyEndpoints(signInOptions: SignInOptions): Endpoint[] {
  return [
    createStepEndpoint(signInOptions, {
      path: '/two-step/passkeys/start',
      allowedSessions: 'confirmed',
      body: z.object({}),
      handle: async ({ req: { payload }, session: { user, sid } }) =>
        jsonResponse({ options: await startRegistration(payload, user, registrationKey(sid)) }),
    }),
    createStepEndpoint(signInOptions, {
      path: '/two-step/passkeys',
      allowedSessions: 'confirmed',
      body: z.object({
        name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
        response: registrationResponseSchema,
      }),
      async handle({ req, session, body: { name, response } }) {
        const { user, sid } = session
        const passkey = await verifyRegistration(req.payload, registrationKey(sid), response)
        if (passkey === null) return refuse(req, 'startAgain')
        return changeAndRespond({ req, session }, async (db, facts) => {
          if (!(await storePasskey(db, { ...passkey, userId: user.id, name }))) return refuse(req, 'passkeyExists')
          await announceFactorEvent(req, user, { kind: 'passkeyAdded', name })
          return finishEnrolment(req, db, { ...session, facts })
        })
      },
    }),
    createStepEndpoint(signInOptions, {
      path: '/two-step/passkeys/remove',
      allowedSessions: 'confirmed',
      body: z.object({ id: z.string() }),
      handle: ({ req, session, body: { id } }) =>
        changeAndRespond({ req, session }, async (db, facts) => {
          const { user } = session
          if (facts.isFactorRequired && !facts.hasApp && facts.passkeyCount === 1) return refuse(req, 'lastFactor')
          const name = await removePasskey(db, user.id, id)
          if (name === null) return refuse(req, 'notFound')
          await deleteCodesWithoutFactor(db, user.id)
          await announceFactorEvent(req, user, { kind: 'passkeyRemoved', name })
          return {}
        }),
    }),
    createStepEndpoint(signInOptions, {
      path: '/second-step/passkey/start',
      allowedSessions: 'second-step',
      body: z.object({}),
      handle: async ({ req: { payload }, session: { user, sid } }) =>
        jsonResponse({ options: await startAuthentication(payload, user.id, secondStepKey(sid)) }),
    }),
    createStepEndpoint(signInOptions, {
      path: '/second-step/passkey',
      allowedSessions: 'second-step',
      body: z.object({ response: authenticationResponseSchema }),
      handle: (step) =>
        completeSecondStep(step, async ({ payload }) => {
          const { user, sid } = step.session
          const ownerId = await verifyAuthentication(
            payload,
            { challengeKey: secondStepKey(sid), userId: user.id },
            step.body.response,
          )
          return ownerId !== null
        }),
    }),
    passwordlessEndpoint(signInOptions, '/passkey-sign-in/start', requestChallenge),
    passwordlessEndpoint(signInOptions, '/passkey-sign-in', signInWithPasskey),
  ]
}

function passwordlessEndpoint(
  signInOptions: SignInOptions,
  path: string,
  handle: (req: PayloadRequest, signInOptions: SignInOptions) => Promise<Response>,
): Endpoint {
  return {
    method: 'post',
    path,
    handler: async (req) =>
      refuseForeignRequest(req, signInOptions.origins) ??
      withMinimumDuration(wait(signInOptions.minSignInResponseMs), () => handle(req, signInOptions)),
  }
}

async function requestChallenge(req: PayloadRequest, { trustedProxyHeader }: SignInOptions): Promise<Response> {
  const waitSeconds = await createCallerAttempts(req, 'passkey-start', trustedProxyHeader, passkeyLimit).register()
  if (waitSeconds !== null) return rateLimitedResponse(req, signInTexts.tooManyAttempts, waitSeconds)
  const id = randomBytes(16).toString('base64url')
  return jsonResponse({ id, options: await startAuthentication(req.payload, null, passwordlessKey(id)) })
}

const passwordlessSchema = z.object({ id: z.string().check(z.maxLength(40)), response: authenticationResponseSchema })

/**
 * A passkey is as secure as a password and a second step, because the authenticator verifies its user by fingerprint,
 * face or PIN.
 */
async function signInWithPasskey(req: PayloadRequest, { trustedProxyHeader }: SignInOptions): Promise<Response> {
  const attempts = createCallerAttempts(req, 'passkey', trustedProxyHeader, passkeyLimit)
  const waitSeconds = await attempts.register()
  if (waitSeconds !== null) return rateLimitedResponse(req, signInTexts.tooManyAttempts, waitSeconds)
  const { data: body } = passwordlessSchema.safeParse(await readBody(req))
  if (!body) return refuse(req, 'wrongCode')
  const challenge = { challengeKey: passwordlessKey(body.id), userId: null }
  const ownerId = await verifyAuthentication(req.payload, challenge, body.response)
  const result = ownerId === null ? null : await createCompleteSession(req, ownerId)
  if (result === null) return refuse(req, 'wrongCode')
  await attempts.succeed()
  await trustCallerAddress(req, result.email, trustedProxyHeader)
  return signedInResponse(req, { token: result.token }, req.t('authentication:passed'))
}

/** Creates a session in the same way as Payload's sign-in. Returns null if the user was deleted. */
async function createCompleteSession(
  req: PayloadRequest,
  userId: number,
): Promise<{ token: string; email: string } | null> {
  const { payload } = req
  const { config: collectionConfig } = payload.collections.users
  return withAccountLock(req, userId, async () => {
    const where = { id: { equals: userId } }
    const account = await payload.db.findOne<User>({ collection: 'users', where, req })
    if (!account) return null
    const user = { ...account, collection: 'users' as const }
    const { sid } = await addSessionToUser({ collectionConfig, payload, req, user })
    const fieldsToSign = getFieldsToSign({ collectionConfig, email: account.email, user, ...(sid && { sid }) })
    const { secret } = payload
    const { tokenExpiration } = collectionConfig.auth
    const { token, exp } = await jwtSign({ fieldsToSign, secret, tokenExpiration })
    const { sid: recordedSid } = await recordSession(req, token)
    const transaction = await requireTransaction(req)
    await completeSession(transaction, { sid: recordedSid, userId, expiresAt: new Date(exp * 1000) })
    return { token, email: account.email }
  })
}
