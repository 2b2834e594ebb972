import { readClaims, signClaims } from './signed-link.ts'

/** Returns the signed token of a link to a stored release, valid for at least an hour. */
export function signReleaseLink(release: number, secret: string, now: Date): Promise<string> {
  return signClaims('release', { release }, 1, secret, now)
}

/** Returns the release number of a token, or null if the token is invalid or expired. */
export async function readReleaseLink(token: string, secret: string, now: Date): Promise<number | null> {
  const claims = await readClaims('release', token, secret, now)
  return typeof claims?.release === 'number' ? claims.release : null
}
