import type { Article, Picture, Settings } from '@nusa/shared/catalog'
import { shortenText } from '@nusa/shared/text'
import { plainText } from '../../lib/html.ts'
import { pictureUrl } from '../../lib/media.ts'
import { type Node, previewPicture, shortenDescription } from './head.ts'

/** `path` is a path of this site, such as /tours. */
export interface Link {
  name: string
  path: string
}

/** Adds the home page before these pages. The last page is the current page. */
export function breadcrumbs(links: readonly Link[], site: URL): Node {
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
export function itemList(items: readonly Link[], site: URL): Node | null {
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

interface Surroundings {
  path: string
  picture?: Picture | undefined
  siteName: string
  logo?: Picture | undefined
  site: URL
}

export function article(entry: Article, { path, picture, siteName, logo, site }: Surroundings): Node {
  return {
    '@type': 'Article',
    // Search engines show at most this many characters of a headline.
    headline: shortenText(entry.title, 110),
    description: shortenDescription(entry.excerpt || plainText(entry.content)),
    author: { '@type': 'Person', name: entry.author },
    publisher: { '@type': 'Organization', name: siteName, url: site.href, ...logoOf(logo, site) },
    articleSection: entry.category,
    datePublished: entry.published_at,
    dateModified: entry.updated_at,
    mainEntityOfPage: new URL(path, site).href,
    ...(picture && { image: previewPicture(picture, site).url }),
  }
}

/** Returns null if there are no questions. */
export function faq(questions: readonly { question: string; answer: string }[]): Node | null {
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

export function organization(
  { site_name, contact, social }: Settings,
  { logo, site }: Pick<Surroundings, 'logo' | 'site'>,
): Node {
  return {
    '@type': 'TravelAgency',
    name: site_name,
    url: site.href,
    email: contact.email,
    ...logoOf(logo, site),
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.address && { address: contact.address }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  }
}

function logoOf(logo: Picture | undefined, site: URL): { logo?: string } {
  return logo ? { logo: pictureUrl(logo, site) } : {}
}
