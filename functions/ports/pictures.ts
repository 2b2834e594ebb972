import type { Crop } from '@nusa/shared/account'
import type { Traveller } from './accounts.ts'

/** Makes pictures anew from what was uploaded: upright, without metadata. Null where it is no picture that is taken. */
export interface PictureMaker {
  /** Squares by their side in pixels, as WebP. */
  avatar(upload: Uint8Array, crop: Crop): Promise<Map<number, Uint8Array> | null>
  /** As WebP, so large that it can be read. */
  document(upload: Uint8Array): Promise<Uint8Array | null>
}

/** Travellers' own pictures: seen by their owner, documents by staff too, and by nobody else. */
export interface Pictures {
  /** Replaces the avatar, and gives its path. */
  putAvatar(traveller: Traveller, squares: ReadonlyMap<number, Uint8Array>): Promise<string>
  removeAvatar(traveller: Traveller): Promise<void>
  readAvatar(traveller: Traveller, side: number): Promise<Uint8Array | null>
  /** Puts a document into review, in the place of one that waits or was refused; false where one was accepted. */
  putDocument(traveller: Traveller, picture: Uint8Array): Promise<boolean>
  /** Takes back a document that waits or was refused; false where one was accepted. */
  removeDocument(traveller: Traveller): Promise<boolean>
  readDocument(traveller: Traveller): Promise<Uint8Array | null>
}
