import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { passkeys } from '../../core/database/custom-tables.ts'
import type { Transaction } from '../../core/database/request-transaction.ts'
import type { User } from '../../generated/payload-types.ts'
import { consumeChallenge, storeChallenge } from './factors.ts'

type Database = Pick<Transaction, 'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>

/** The relying party (WebAuthn) is the origin and host of the CMS. Browsers use the passkeys only on this host. */
function getRelyingParty({ config }: Payload): { origin: string; id: string } {
  const { origin, hostname } = new URL(config.serverURL)
  return { origin, id: hostname }
}

/** Ed25519, ES256 and RS256. Every authenticator supports one of them. */
const supportedAlgorithmIDs = [-8, -7, -257]

const base64url = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]+$/))
const credentialShape = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
}

/** A browser sends a new passkey in this registration response (WebAuthn). */
export const registrationResponseSchema = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})

/** A browser proves with this authentication response (WebAuthn) that the user has a passkey. */
export const authenticationResponseSchema = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(z.string().check(z.maxLength(200))),
  }),
})

/** Returns the options with which a browser creates a passkey, and stores the challenge. */
export async function startRegistration(
  payload: Payload,
  user: Pick<User, 'id' | 'email' | 'name'>,
  challengeKey: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const db = payload.db.drizzle
  const options = await generateRegistrationOptions({
    rpName: 'Nusa CMS',
    rpID: getRelyingParty(payload).id,
    userName: user.email,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(`cms-user-${user.id}`),
    attestationType: 'none',
    excludeCredentials: await findCredentials(db, user.id),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  await storeChallenge(db, challengeKey, options.challenge)
  return options
}

export interface RegisteredPasskey {
  id: string
  publicKey: Buffer
  counter: number
  transports: string[]
}

/**
 * Verifies a registration response and returns the new passkey. Returns null if the challenge was used or has expired,
 * or if the response is invalid.
 */
export async function verifyRegistration(
  payload: Payload,
  challengeKey: string,
  response: z.infer<typeof registrationResponseSchema>,
): Promise<RegisteredPasskey | null> {
  const expectedChallenge = await consumeChallenge(payload.db.drizzle, challengeKey)
  if (expectedChallenge === null) return null
  const { origin, id: expectedRPID } = getRelyingParty(payload)
  const result = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => null)
  if (!result?.verified) return null
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey), counter, transports }
}

/** Returns false if the passkey is stored already. */
export async function storePasskey(
  db: Database,
  passkey: RegisteredPasskey & { userId: number; name: string },
): Promise<boolean> {
  const insertedRows = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id })
  return insertedRows.length > 0
}

/** Returns the name of the removed passkey, or null if the user has no such passkey. */
export async function removePasskey(db: Database, userId: number, id: string): Promise<string | null> {
  const whereOwnPasskey = and(eq(passkeys.userId, userId), eq(passkeys.id, id))
  const [removedPasskey] = await db.delete(passkeys).where(whereOwnPasskey).returning({ name: passkeys.name })
  return removedPasskey?.name ?? null
}

/**
 * Returns the options with which a browser requests a passkey, and stores the challenge.
 * @param userId null accepts the passkeys of all users
 */
export async function startAuthentication(
  payload: Payload,
  userId: number | null,
  challengeKey: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const db = payload.db.drizzle
  const options = await generateAuthenticationOptions({
    rpID: getRelyingParty(payload).id,
    allowCredentials: userId === null ? [] : await findCredentials(db, userId),
    userVerification: 'required',
  })
  await storeChallenge(db, challengeKey, options.challenge)
  return options
}

/**
 * Returns the id of the passkey's user. Returns null if the challenge was used or has expired, if the passkey is
 * unknown or belongs to another user, or if the response is invalid. Also returns null if the counter has not
 * increased, because the passkey may have been copied.
 * @param userId null accepts the passkeys of all users
 */
export async function verifyAuthentication(
  payload: Payload,
  { challengeKey, userId }: { challengeKey: string; userId: number | null },
  response: z.infer<typeof authenticationResponseSchema>,
): Promise<number | null> {
  const db = payload.db.drizzle
  const expectedChallenge = await consumeChallenge(db, challengeKey)
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.id, response.id))
  if (expectedChallenge === null || !passkey) return null
  if (userId !== null && passkey.userId !== userId) return null
  const { origin, id: expectedRPID } = getRelyingParty(payload)
  const { id, publicKey, counter, transports } = passkey
  const result = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
  }).catch(() => null)
  if (!result?.verified) return null
  const { newCounter } = result.authenticationInfo
  // Authenticators that sync passkeys between devices have no counter and always send zero.
  const whereCounterValid = newCounter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, newCounter)
  const updatedRows = await db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), whereCounterValid))
    .returning({ userId: passkeys.userId })
  return updatedRows[0]?.userId ?? null
}

async function findCredentials(db: Database, userId: number): Promise<{ id: string; transports: string[] }[]> {
  return db
    .select({ id: passkeys.id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
}
