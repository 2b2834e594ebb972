import { isPreviewed, type PreviewCollection } from '@nusa/shared/preview'
import { readClaims, signClaims } from '../publishing/signed-link.ts'

/** What a link to a preview is for. */
export interface PreviewSubject {
  collection: PreviewCollection
  id: number | string
}

/** Hours. A form whose link changed would load its preview anew. */
const life = 24

/** The secret part of the link to an entry's preview. */
export function signLink({ collection, id }: PreviewSubject, secret: string, now: Date): Promise<string> {
  return signClaims('preview', { collection, id }, life, secret, now)
}

/** What a link is for; null where nobody signed it, or its time is over. */
export async function readLink(token: string, secret: string, now: Date): Promise<PreviewSubject | null> {
  const { collection, id } = (await readClaims('preview', token, secret, now)) ?? {}
  if (typeof collection !== 'string' || !isPreviewed(collection)) return null
  return typeof id === 'number' || typeof id === 'string' ? { collection, id } : null
}
