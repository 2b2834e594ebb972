import { type JWTPayload, jwtVerify, SignJWT } from 'jose'

/** What a link shows: each kind has a key of its own, so one is never taken for another. */
export type LinkKind = 'preview' | 'release'

/** Seconds. */
const hour = 60 * 60

const keyOf = (kind: LinkKind, secret: string) => new TextEncoder().encode(`${kind} ${secret}`)

/**
 * The secret part of a link that serves for so many hours, and on to the full hour: until then the same claims make the same link.
 * Whoever has it sees what it is for, and nothing else.
 */
export function signClaims(
  kind: LinkKind,
  claims: JWTPayload,
  hours: number,
  secret: string,
  now: Date,
): Promise<string> {
  const end = (Math.ceil(now.getTime() / 1000 / hour) + hours) * hour
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(kind)
    .setExpirationTime(end)
    .sign(keyOf(kind, secret))
}

/** What was signed; null where nobody signed it, or its time is over. */
export async function readClaims(kind: LinkKind, token: string, secret: string, now: Date): Promise<JWTPayload | null> {
  const options = { algorithms: ['HS256'], audience: kind, currentDate: now, requiredClaims: ['exp'] }
  return jwtVerify(token, keyOf(kind, secret), options).then(
    ({ payload }) => payload,
    () => null,
  )
}
