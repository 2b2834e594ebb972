import type { StoredEntry } from './find-related.ts'

export interface ListEntry {
  name: string
  /** Missing if the entry has no thumbnail. */
  picture?: string
}

/**
 * @param stored null if the entry is missing or the user cannot read it
 * @param unnamed the text for a missing entry or title
 */
export function toListEntry(stored: StoredEntry | null, titleField: string, unnamed: string): ListEntry {
  const title = stored?.[titleField]
  const name = (typeof title === 'string' && title.trim() !== '') || typeof title === 'number' ? String(title) : unnamed
  const picture = stored?.thumbnailURL
  return typeof picture === 'string' ? { name, picture } : { name }
}
