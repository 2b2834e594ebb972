import type { PreviewCollection } from '@nusa/shared/preview'
import { articlePath, categoryPath, destinationPath, hotelPath, pagePath, tourPath } from '../lib/paths.ts'
import type { Content } from '../loaders/content.ts'
import type { Entry } from '../loaders/parse-export.ts'

/** An entry with the collection that it is of. */
export type Previewed = { [Name in PreviewCollection]: { collection: Name; entry: Entry<Name> } }[PreviewCollection]

/**
 * The content as it would be if the entry were published now: in the place of what it is live, else before all others. A slide is the
 * only one: the next would take its place while somebody looks at it.
 */
export function withEntry(content: Content, { collection, entry }: Previewed): Content {
  const known: readonly Entry[] = collection === 'hero-slides' ? [] : content.collections[collection]
  const isLive = known.some(({ id }) => id === entry.id)
  const entries = isLive ? known.map((one) => (one.id === entry.id ? entry : one)) : [entry, ...known]
  return { ...content, collections: { ...content.collections, [collection]: entries } }
}

/** The address of the page that shows the entry; slides are on the home page. */
export function previewPath(previewed: Previewed): string {
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
