import { jwtVerify, SignJWT } from 'jose'

/** Seconds. A link serves for an hour at least, to the hour. */
const hour = 60 * 60

const audience = 'release'

const keyOf = (secret: string) => new TextEncoder().encode(`release ${secret}`)

/** The secret part of the link to a kept release. Whoever has it sees that release, and nothing else, until it ends. */
export function signReleaseLink(release: number, secret: string, now: Date): Promise<string> {
  const end = (Math.ceil(now.getTime() / 1000 / hour) + 1) * hour
  return new SignJWT({ release })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setExpirationTime(end)
    .sign(keyOf(secret))
}

/** The release that a link is for; null where nobody signed it, or its time is over. */
export async function readReleaseLink(token: string, secret: string, now: Date): Promise<number | null> {
  try {
    const options = { algorithms: ['HS256'], audience, currentDate: now, requiredClaims: ['exp'] }
    const { payload } = await jwtVerify(token, keyOf(secret), options)
    return typeof payload.release === 'number' ? payload.release : null
  } catch {
    return null
  }
}
