import type { Article, HeroSlide, Page } from '../generated/payload-types.ts'
import { type RichTextRenderer, relationId, toEntryFields } from './parts.ts'

/** Returns the input of `heroSlideSchema`. */
export function toHeroSlide(doc: HeroSlide) {
  return { ...toEntryFields(doc), title: doc.title, image: relationId(doc.image), order: doc.order }
}

/** Returns the input of `pageSchema`. */
export function toPage(doc: Page, renderRichText: RichTextRenderer) {
  return {
    ...toEntryFields(doc),
    slug: doc.slug,
    previous_slugs: doc.previous_slugs ?? [],
    title: doc.title,
    content: renderRichText(doc.content),
  }
}

/** Returns the input of `articleSchema`. */
export function toArticle(doc: Article, renderRichText: RichTextRenderer) {
  return {
    ...toEntryFields(doc),
    slug: doc.slug,
    previous_slugs: doc.previous_slugs ?? [],
    title: doc.title,
    excerpt: doc.excerpt ?? '',
    content: renderRichText(doc.content),
    author: doc.author,
    category: doc.category,
    image: relationId(doc.image),
    views: doc.views ?? 0,
    published_at: doc.published_at,
  }
}
