import { redirectedAddresses } from './redirects.ts'

const reference = /\/_astro\/[\w.@~-]+(?:\/[\w.@~-]+)*/g
const link = /<a\s[^>]*?href="([^"]+)"/g
/** What other parts of the product answer to, and pages whose address holds what only the browser needs. */
const elsewhere = /^\/(?:api|media|booking\/confirmation)\//

/** Where a page, a style or a script leads within the site. */
export interface References {
  /** Files under `/_astro/`: '/_astro/Gallery.x.js'. */
  assets: string[]
  /** Pages: '/news/ubud'. */
  links: string[]
}

/** What a site is checked against: its files, and the text of its `_redirects`. */
export interface SiteAddresses {
  files: readonly string[]
  redirects: string
}

export function referencesIn(file: string, text: string, siteUrl: string): References {
  if (!/\.(html|css|js)$/.test(file)) return { assets: [], links: [] }
  return {
    assets: [...new Set(text.match(reference))],
    links: file.endsWith('.html') ? [...linksIn(text, siteUrl)].filter((address) => !elsewhere.test(address)) : [],
  }
}

/** Finds of some addresses those that a site doesn't have. Editors write links to such pages. */
export function deadEnds({ files, redirects }: SiteAddresses): (addresses: readonly string[]) => string[] {
  const existing = new Set([...files.flatMap(addressesOf), ...redirectedAddresses(redirects)])
  return (addresses) => addresses.filter((address) => !existing.has(address) && !existing.has(withoutSlash(address)))
}

/** A page answers to the address of its folder too. */
function addressesOf(file: string): string[] {
  const address = `/${file}`
  return address.endsWith('/index.html') ? [address, withoutSlash(address.slice(0, -'index.html'.length))] : [address]
}

const withoutSlash = (address: string) => (address === '/' ? address : address.replace(/\/$/, ''))

/** The paths of this site that a page links to. */
function linksIn(html: string, siteUrl: string): Set<string> {
  const site = new URL(siteUrl)
  const hrefs = new Set([...html.matchAll(link)].map(([, href = '']) => href))
  const targets = [...hrefs].map((href) => URL.parse(href.replaceAll('&amp;', '&'), site))
  return new Set(targets.flatMap((target) => (target?.origin === site.origin ? [decoded(target.pathname)] : [])))
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
