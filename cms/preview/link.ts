import { isPreviewed, type PreviewCollection } from '@nusa/shared/preview'
import { jwtVerify, SignJWT } from 'jose'

/** What a link to a preview is for. */
export interface PreviewSubject {
  collection: PreviewCollection
  id: number | string
}

/** Seconds. A link serves for a day, to the hour: so it stays the same while an entry is being written. */
const hour = 60 * 60
const life = 24 * hour

const audience = 'preview'

const keyOf = (secret: string) => new TextEncoder().encode(`preview ${secret}`)

/** The secret part of the link to an entry's preview. Whoever has it sees the entry's draft, and nothing else, until it ends. */
export function signLink({ collection, id }: PreviewSubject, secret: string, now: Date): Promise<string> {
  const end = (Math.ceil(now.getTime() / 1000 / hour) + life / hour) * hour
  return new SignJWT({ collection, id })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setExpirationTime(end)
    .sign(keyOf(secret))
}

/** What a link is for; null where nobody signed it, or its time is over. */
export async function readLink(token: string, secret: string, now: Date): Promise<PreviewSubject | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      audience,
      currentDate: now,
      requiredClaims: ['exp'],
    })
    const { collection, id } = payload
    if (typeof collection !== 'string' || !isPreviewed(collection)) return null
    return typeof id === 'number' || typeof id === 'string' ? { collection, id } : null
  } catch {
    return null
  }
}
