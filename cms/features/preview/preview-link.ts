import { isPreviewCollection, type PreviewCollection } from '@nusa/shared/publishing'
import { readClaims, signClaims } from '../publishing/signed-link.ts'

export interface PreviewSubject {
  collection: PreviewCollection
  id: number | string
}

/** A shorter lifetime would reload the preview of an open form more often. */
const lifetimeHours = 24

export function signPreviewLink({ collection, id }: PreviewSubject, secret: string, now: Date): Promise<string> {
  return signClaims('preview', { collection, id }, lifetimeHours, secret, now)
}

/** Returns the entry that a preview link shows, or null if the token is invalid or expired. */
export async function readPreviewLink(token: string, secret: string, now: Date): Promise<PreviewSubject | null> {
  const { collection, id } = (await readClaims('preview', token, secret, now)) ?? {}
  if (typeof collection !== 'string' || !isPreviewCollection(collection)) return null
  return typeof id === 'number' || typeof id === 'string' ? { collection, id } : null
}
