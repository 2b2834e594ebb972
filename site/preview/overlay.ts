import type { PreviewCollection } from '@nusa/shared/publishing'
import { articlePath, categoryPath, destinationPath, hotelPath, pagePath, tourPath } from '../lib/paths.ts'
import type { Content } from '../loaders/content.ts'
import type { Entry } from '../loaders/parse-export.ts'

export type PreviewedEntry = {
  [Name in PreviewCollection]: { collection: Name; entry: Entry<Name> }
}[PreviewCollection]

/**
 * Adds the previewed entry to the content, or replaces its published version. A new entry comes first. A slide becomes
 * the only slide, so that the slider does not move on while an editor looks at it.
 */
export function replaceEntry(content: Content, { collection, entry }: PreviewedEntry): Content {
  const publishedEntries: readonly Entry[] = collection === 'hero-slides' ? [] : content.collections[collection]
  const isPublished = publishedEntries.some(({ id }) => id === entry.id)
  const entries = isPublished
    ? publishedEntries.map((candidate) => (candidate.id === entry.id ? entry : candidate))
    : [entry, ...publishedEntries]
  return { ...content, collections: { ...content.collections, [collection]: entries } }
}

/** Returns the path of the page that shows the entry. Slides are on the home page. */
export function previewPath(previewed: PreviewedEntry): string {
  switch (previewed.collection) {
    case 'tours':
      return tourPath(previewed.entry)
    case 'pages':
      return pagePath(previewed.entry)
    case 'destinations':
      return destinationPath(previewed.entry)
    case 'categories':
      return categoryPath(previewed.entry)
    case 'hotels':
      return hotelPath(previewed.entry)
    case 'articles':
      return articlePath(previewed.entry)
    case 'hero-slides':
      return '/'
  }
}
