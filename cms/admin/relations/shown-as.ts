import type { Stored } from './find-related.ts'

/** An entry as a list shows it. */
export interface Shown {
  name: string
  /** The address of a small size, where it is a picture. */
  picture?: string
}

/**
 * How a list shows an entry: as the field calls it that names the entries of its collection.
 * @param stored The entry; null where there is none any more, or whoever looks may not read it.
 * @param unnamed What it is called then, and where nobody has named it yet.
 */
export function shownAs(stored: Stored | null, titleField: string, unnamed: string): Shown {
  const title = stored?.[titleField]
  const name = (typeof title === 'string' && title.trim() !== '') || typeof title === 'number' ? String(title) : unnamed
  const picture = stored?.thumbnailURL
  return typeof picture === 'string' ? { name, picture } : { name }
}
