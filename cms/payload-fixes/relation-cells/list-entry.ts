import type { StoredEntry } from './find-related.ts'

export interface ListEntry {
  name: string
  picture?: string
}

/**
 * @param storedEntry null if the entry is missing or the user cannot read it
 * @param untitledText the text for a missing entry or title
 */
export function toListEntry(storedEntry: StoredEntry | null, titleField: string, untitledText: string): ListEntry {
  const title = storedEntry?.[titleField]
  const hasTitle = typeof title === 'number' || (typeof title === 'string' && title.trim() !== '')
  const name = hasTitle ? String(title) : untitledText
  const picture = storedEntry?.thumbnailURL
  return typeof picture === 'string' ? { name, picture } : { name }
}
