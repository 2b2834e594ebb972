import type { Article, Picture, Settings } from '@nusa/shared/catalog'
import { shortenText } from '@nusa/shared/text'
import { plainText } from '../../lib/html.ts'
import { pictureUrl } from '../../lib/media.ts'
import { createPreviewPicture, type JsonLdNode, shortenDescription } from './head.ts'

/** `path` is a path of this site, such as /tours. */
export interface Link {
  name: string
  path: string
}

/** Adds the home page before these pages. The last page is the current page. */
export function createBreadcrumbs(links: readonly Link[], site: URL): JsonLdNode {
  const linksFromHome = [{ name: 'Home', path: '/' }, ...links]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: linksFromHome.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  }
}

/** Returns null if the list is empty. */
export function createItemList(items: readonly Link[], site: URL): JsonLdNode | null {
  if (items.length === 0) return null
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: new URL(path, site).href,
    })),
  }
}

interface PageContext {
  path: string
  picture?: Picture | undefined
  siteName: string
  logo?: Picture | undefined
  site: URL
}

export function createArticleNode(article: Article, { path, picture, siteName, logo, site }: PageContext): JsonLdNode {
  return {
    '@type': 'Article',
    // Search engines show at most this many characters of a headline.
    headline: shortenText(article.title, 110),
    description: shortenDescription(article.excerpt || plainText(article.content)),
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: siteName, url: site.href, logo: logoUrl(logo, site) },
    articleSection: article.category,
    datePublished: article.published_at,
    dateModified: article.updated_at,
    mainEntityOfPage: new URL(path, site).href,
    image: picture ? createPreviewPicture(picture, site).url : undefined,
  }
}

/** Returns null if there are no questions. */
export function createFaqNode(questions: readonly { question: string; answer: string }[]): JsonLdNode | null {
  if (questions.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

export function createOrganizationNode(
  { site_name, contact, social }: Settings,
  { logo, site }: Pick<PageContext, 'logo' | 'site'>,
): JsonLdNode {
  return {
    '@type': 'TravelAgency',
    name: site_name,
    url: site.href,
    email: contact.email,
    logo: logoUrl(logo, site),
    telephone: contact.phone || undefined,
    address: contact.address || undefined,
    sameAs: social.length > 0 ? social.map(({ url }) => url) : undefined,
  }
}

function logoUrl(logo: Picture | undefined, site: URL): string | undefined {
  return logo && pictureUrl(logo, site)
}
