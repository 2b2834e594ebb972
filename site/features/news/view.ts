import type { Article, Picture } from '@nusa/shared/catalog'
import { formatDate, todayInBali } from '@nusa/shared/dates'
import type { Catalog } from '../../catalog/catalog.ts'
import { firstPicture } from '../../lib/media.ts'
import { articlePath } from '../../lib/paths.ts'

export interface ArticleView {
  path: string
  title: string
  excerpt: string
  author: string
  category: string
  /** The date in Bali, such as 'Nov 15, 2026'. `dateTime` is the instant for the `datetime` attribute. */
  date: string
  dateTime: string
  /** With thousands separators: '4,812'. */
  viewCount: string
  picture: Picture | null
}

const countFormat = new Intl.NumberFormat('en-US')

export function createArticleView(article: Article, { pictures }: Pick<Catalog, 'pictures'>): ArticleView {
  return {
    path: articlePath(article),
    title: article.title,
    excerpt: article.excerpt,
    author: article.author,
    category: article.category,
    date: formatDate(todayInBali(new Date(article.published_at))),
    dateTime: article.published_at,
    viewCount: countFormat.format(article.views),
    picture: firstPicture(pictures, [article.image]),
  }
}

/** Returns all articles, newest first. */
export function listArticleViews(catalog: Pick<Catalog, 'articles' | 'pictures'>): ArticleView[] {
  return [...catalog.articles.values()]
    .toSorted((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at) || b.id - a.id)
    .map((article) => createArticleView(article, catalog))
}
