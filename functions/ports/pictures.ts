import type { Crop } from '@nusa/shared/account'
import type { Traveller } from './accounts.ts'

/**
 * Re-encodes uploaded pictures, upright and without metadata. Returns null if the upload is not an accepted picture.
 */
export interface PictureMaker {
  /** Returns squares as WebP, by their side in pixels. */
  avatar(upload: Uint8Array, crop: Crop): Promise<Map<number, Uint8Array> | null>
  /** Returns a WebP that is large enough to be readable. */
  document(upload: Uint8Array): Promise<Uint8Array | null>
}

/** Travellers' pictures. Only their owner can see them; staff can see documents, too. */
export interface Pictures {
  /** Replaces the avatar and returns its path, or null if the account was deleted. */
  putAvatar(traveller: Traveller, squares: ReadonlyMap<number, Uint8Array>): Promise<string | null>
  removeAvatar(traveller: Traveller): Promise<void>
  readAvatar(traveller: Traveller, side: number): Promise<Uint8Array | null>
  /**
   * Submits a document for review and replaces one that is in review or refused. Stores nothing if a document was
   * already accepted or the account was deleted.
   */
  putDocument(traveller: Traveller, picture: Uint8Array): Promise<'stored' | 'accepted' | 'account-deleted'>
  /** Removes a document that is in review or refused. Returns false if it was already accepted. */
  removeDocument(traveller: Traveller): Promise<boolean>
  readDocument(traveller: Traveller): Promise<Uint8Array | null>
}
