import type { Article, Picture } from '@nusa/shared/catalog'
import { plainText } from '../../lib/html.ts'
import { type Node, summary } from './head.ts'
import { previewPicture } from './preview.ts'

interface Surroundings {
  /** The path of the article. */
  path: string
  picture?: Picture | undefined
  siteName: string
  site: URL
}

/** Returns the structured data of a news article. */
export function article(entry: Article, { path, picture, siteName, site }: Surroundings): Node {
  return {
    '@type': 'Article',
    // Search engines show at most this many characters of a headline.
    headline: summary(entry.title, 110),
    description: summary(entry.excerpt || plainText(entry.content)),
    author: { '@type': 'Person', name: entry.author },
    publisher: { '@type': 'Organization', name: siteName, url: site.href },
    articleSection: entry.category,
    datePublished: entry.published_at,
    dateModified: entry.updated_at,
    mainEntityOfPage: new URL(path, site).href,
    ...(picture && { image: previewPicture(picture, site).url }),
  }
}
