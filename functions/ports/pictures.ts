import type { Crop } from '@nusa/shared/account'
import type { Traveller } from './accounts.ts'

/**
 * Converts uploaded pictures to WebP, rotates them upright and removes their metadata. Returns null if the upload is
 * not an accepted picture.
 */
export interface PictureMaker {
  /** Returns square files of several sizes, by their side in pixels. */
  avatar(upload: Uint8Array, crop: Crop): Promise<Map<number, Uint8Array> | null>
  /** Returns a file in which the text of a document is readable. */
  document(upload: Uint8Array): Promise<Uint8Array | null>
}

/** Only the owner can see a picture. Staff can see documents, too. */
export interface Pictures {
  /** Returns the path of the avatar, or null if the account was deleted. */
  putAvatar(traveller: Traveller, webpBySide: ReadonlyMap<number, Uint8Array>): Promise<string | null>
  removeAvatar(traveller: Traveller): Promise<void>
  readAvatar(traveller: Traveller, side: number): Promise<Uint8Array | null>
  /**
   * Submits a document for review. It replaces a document that is in review or refused. Stores nothing if a document
   * was already accepted or the account was deleted.
   */
  putDocument(traveller: Traveller, picture: Uint8Array): Promise<'stored' | 'accepted' | 'account-deleted'>
  /** Returns false if the document was already accepted. */
  removeDocument(traveller: Traveller): Promise<boolean>
  readDocument(traveller: Traveller): Promise<Uint8Array | null>
}
