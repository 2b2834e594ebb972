import { redirectedAddresses } from './redirects.ts'

const reference = /\/_astro\/[\w.@~-]+(?:\/[\w.@~-]+)*/g
const link = /<a\s[^>]*?href="([^"]+)"/g
/** Addresses served by other parts of the product, and pages with a path parameter that only the browser uses. */
const elsewhere = /^\/(?:api|media|booking\/confirmation)\//

/** The files and pages of this site that a page, style sheet or script references. */
export interface References {
  /** Files under `/_astro/`: '/_astro/Gallery.x.js'. */
  assets: string[]
  /** Pages: '/news/ubud'. */
  links: string[]
}

/** The files of a site and the contents of its `_redirects`, against which references are checked. */
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

/** Returns a function that filters addresses for those the site does not have. Editors write links to such pages. */
export function findMissingAddresses({ files, redirects }: SiteAddresses): (addresses: readonly string[]) => string[] {
  const existing = new Set([...files.flatMap(addressesOf), ...redirectedAddresses(redirects)])
  return (addresses) => addresses.filter((address) => !existing.has(address) && !existing.has(withoutSlash(address)))
}

/** Returns the addresses of a file; a page is also served at the address of its directory. */
function addressesOf(file: string): string[] {
  const address = `/${file}`
  return address.endsWith('/index.html') ? [address, withoutSlash(address.slice(0, -'index.html'.length))] : [address]
}

const withoutSlash = (address: string) => (address === '/' ? address : address.replace(/\/$/, ''))

/** Returns the paths of this site that a page links to. */
function linksIn(html: string, siteUrl: string): Set<string> {
  const site = new URL(siteUrl)
  const hrefs = new Set([...html.matchAll(link)].map(([, href = '']) => href))
  const targets = [...hrefs].map((href) => URL.parse(href.replaceAll('&amp;', '&'), site))
  return new Set(targets.flatMap((target) => (target?.origin === site.origin ? [decodePath(target.pathname)] : [])))
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
