import path from 'node:path'
import { redirectedAddresses } from './redirects.ts'

const reference = /\/_astro\/[\w.@~-]+(?:\/[\w.@~-]+)*/g
const link = /<a\s[^>]*?href="([^"]+)"/g
/** What other parts of the product answer to, and pages whose address holds what only the browser needs. */
const elsewhere = /^\/(?:api|media|booking\/confirmation)\//

/** Where a built site leads nowhere. */
export interface DeadEnds {
  /** References to files under `/_astro/` that it doesn't have: '/_astro/Gallery.x.js in tour/ubud/index.html'. */
  files: string[]
  /** Links to pages that it doesn't have: '/page/visa in news/ubud/index.html'. Editors write such. */
  links: string[]
}

export type CheckReferences = (file: string, text: string) => DeadEnds

/** What a site is checked against: its files, and the text of its `_redirects`. */
export interface SiteAddresses {
  files: readonly string[]
  redirects: string
  siteUrl: string
}

/** Checks the references of a site's pages, styles and scripts, and the links of its pages to itself. */
export function checkReferences({ files, redirects, siteUrl }: SiteAddresses): CheckReferences {
  const existing = new Set(files.map((file) => `/${file}`))
  const moved = new Set(redirectedAddresses(redirects))
  const isThere = (address: string) =>
    existing.has(address) || existing.has(path.posix.join(address, 'index.html')) || moved.has(address)
  return (file, text) => {
    if (!/\.(html|css|js)$/.test(file)) return { files: [], links: [] }
    const assets = [...new Set(text.match(reference))].filter((address) => !existing.has(address))
    const links = file.endsWith('.html') ? [...linksIn(text, siteUrl)] : []
    return {
      files: assets.map((address) => `${address} in ${file}`),
      links: links
        .filter((address) => !elsewhere.test(address) && !isThere(address))
        .map((address) => `${address} in ${file}`),
    }
  }
}

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
