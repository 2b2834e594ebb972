import type { Article, HeroSlide, Page } from '../generated/payload-types.ts'
import { entryFields, type RichText, relationId } from './parts.ts'

/** Maps a slide of the home page, for `heroSlideSchema`. */
export function toHeroSlide(doc: HeroSlide) {
  return { ...entryFields(doc), title: doc.title, image: relationId(doc.image), order: doc.order }
}

/** Maps a text page, for `pageSchema`. */
export function toPage(doc: Page, richText: RichText) {
  return {
    ...entryFields(doc),
    slug: doc.slug,
    previous_slugs: doc.previous_slugs ?? [],
    title: doc.title,
    content: richText(doc.content),
  }
}

/** Maps a news article, for `articleSchema`. */
export function toArticle(doc: Article, richText: RichText) {
  return {
    ...entryFields(doc),
    slug: doc.slug,
    previous_slugs: doc.previous_slugs ?? [],
    title: doc.title,
    excerpt: doc.excerpt ?? '',
    content: richText(doc.content),
    author: doc.author,
    category: doc.category,
    image: relationId(doc.image),
    views: doc.views ?? 0,
    published_at: doc.published_at,
  }
}
