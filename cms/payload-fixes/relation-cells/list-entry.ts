import type { StoredEntry } from './find-related.ts'

/** An entry as shown in a list. */
export interface ListEntry {
  name: string
  /** The URL of the thumbnail, if it is a picture. */
  picture?: string
}

/**
 * Returns the title and thumbnail of an entry in a list.
 * @param stored the entry; null if it is missing or the user cannot read it
 * @param unnamed the text for a missing entry or title
 */
export function toListEntry(stored: StoredEntry | null, titleField: string, unnamed: string): ListEntry {
  const title = stored?.[titleField]
  const name = (typeof title === 'string' && title.trim() !== '') || typeof title === 'number' ? String(title) : unnamed
  const picture = stored?.thumbnailURL
  return typeof picture === 'string' ? { name, picture } : { name }
}
