import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { eachOf, filesBelow } from './files.ts'

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

/**
 * Checks the references of a built site's pages, styles and scripts, and the links of its pages to itself. The files `toCheck`
 * are enough where the others were good before, and all that they may refer to is still there.
 */
export async function deadEnds(dist: string, siteUrl: string, toCheck?: readonly string[]): Promise<DeadEnds> {
  const files = await filesBelow(dist)
  const existing = new Set(files.map((file) => `/${file.replaceAll(path.sep, '/')}`))
  const moved = await redirected(dist)
  const isThere = (address: string) =>
    existing.has(address) || existing.has(path.posix.join(address, 'index.html')) || moved.has(address)
  const found: DeadEnds = { files: [], links: [] }
  const readable = (toCheck ?? files).filter((file) => /\.(html|css|js)$/.test(file))
  await eachOf(readable, 8, async (file) => {
    const text = await readFile(path.join(dist, file), 'utf8')
    for (const address of new Set(text.match(reference))) {
      if (!existing.has(address)) found.files.push(`${address} in ${file}`)
    }
    if (!file.endsWith('.html')) return
    for (const address of linksIn(text, siteUrl)) {
      if (!elsewhere.test(address) && !isThere(address)) found.links.push(`${address} in ${file}`)
    }
  })
  return { files: found.files.sort(), links: found.links.sort() }
}

/** The paths of this site that a page links to. */
function linksIn(html: string, siteUrl: string): Set<string> {
  const site = new URL(siteUrl)
  const targets = [...html.matchAll(link)].map(([, href = '']) => URL.parse(href.replaceAll('&amp;', '&'), site))
  return new Set(targets.flatMap((target) => (target?.origin === site.origin ? [decoded(target.pathname)] : [])))
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** The single addresses that lead to others. */
async function redirected(dist: string): Promise<Set<string>> {
  const text = await readFile(path.join(dist, '_redirects'), 'utf8').catch(() => '')
  return new Set(text.split('\n').flatMap((line) => line.split(' ')[0] ?? []))
}
