import { readClaims, signClaims } from './signed-link.ts'

/** The secret part of the link to a kept release, which serves for an hour at least. */
export function signReleaseLink(release: number, secret: string, now: Date): Promise<string> {
  return signClaims('release', { release }, 1, secret, now)
}

/** The release that a link is for; null where nobody signed it, or its time is over. */
export async function readReleaseLink(token: string, secret: string, now: Date): Promise<number | null> {
  const claims = await readClaims('release', token, secret, now)
  return typeof claims?.release === 'number' ? claims.release : null
}
