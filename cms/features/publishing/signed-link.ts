import { type JWTPayload, jwtVerify, SignJWT } from 'jose'

/** The kinds are signed with different keys, so that a link to a preview is never accepted as a link to a release. */
export type LinkKind = 'preview' | 'release'

const hourSeconds = 60 * 60

const signingKey = (kind: LinkKind, secret: string) => new TextEncoder().encode(`${kind} ${secret}`)

/**
 * Returns a token that is valid for at least `validHours`. The token expires at a full hour, so that equal claims give
 * the same token for up to an hour. Anyone who has a link with the token can see only the pages of the link.
 */
export function signClaims(
  kind: LinkKind,
  claims: JWTPayload,
  validHours: number,
  secret: string,
  now: Date,
): Promise<string> {
  const expiresAt = (Math.ceil(now.getTime() / 1000 / hourSeconds) + validHours) * hourSeconds
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(kind)
    .setExpirationTime(expiresAt)
    .sign(signingKey(kind, secret))
}

/** Returns null if the token is invalid or expired. */
export async function readClaims(kind: LinkKind, token: string, secret: string, now: Date): Promise<JWTPayload | null> {
  const options = { algorithms: ['HS256'], audience: kind, currentDate: now, requiredClaims: ['exp'] }
  return jwtVerify(token, signingKey(kind, secret), options).then(
    ({ payload }) => payload,
    () => null,
  )
}
