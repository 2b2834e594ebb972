export type CrawledPage = { path: string; status: number; html: string }

/** A visited site: its pages, and what answered at each address that they name. */
export type Crawl = {
  pages: CrawledPage[]
  /** Every address on this site that a page names (without its #part), with the pages that name it. */
  namedBy: ReadonlyMap<string, string[]>
  statusOf: ReadonlyMap<string, number>
}

const ATTRIBUTE = /\s(?:href|src|action|component-url|renderer-url)="([^"]+)"/g
const SRCSET = /\ssrcset="([^"]+)"/gi
const META_IMAGE = /<meta property="og:image" content="([^"]+)"/g

/** Every address that a page names and that is on this site, as path and query. */
export function addressesIn(html: string, page: URL): string[] {
  const named = [
    ...[...html.matchAll(ATTRIBUTE), ...html.matchAll(META_IMAGE)].map(([, address = '']) => address),
    ...[...html.matchAll(SRCSET)].flatMap(([, set = '']) =>
      set.split(',').map((one) => one.trim().split(/\s+/)[0] ?? ''),
    ),
  ]
  const addresses = named
    .map((address) => URL.parse(address.replaceAll('&amp;', '&').replaceAll('&#38;', '&'), page))
    .filter((url) => url !== null && url.origin === page.origin)
  return [...new Set(addresses.map(({ pathname, search }) => pathname + search))]
}

/** Visits every page that is linked to from the start or listed in the sitemap, and asks for everything that they name. */
export async function crawl(siteUrl: string): Promise<Crawl> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const waiting = ['/', ...listed]
  const pages: CrawledPage[] = []
  const statusOf = new Map<string, number>()
  const namedBy = new Map<string, string[]>()

  const visit = async (address: string) => {
    const url = new URL(address, siteUrl)
    const response = await fetch(url)
    statusOf.set(address, response.status)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return void (await response.body?.cancel())
    const html = await response.text()
    pages.push({ path: address, status: response.status, html })
    for (const named of addressesIn(html, url)) {
      namedBy.set(named, [...(namedBy.get(named) ?? []), address])
      waiting.push(named)
    }
  }

  while (waiting.length > 0) {
    const next = [...new Set(waiting.splice(0))].filter((address) => !statusOf.has(address))
    for (let at = 0; at < next.length; at += 16) await Promise.all(next.slice(at, at + 16).map(visit))
  }
  return { pages, namedBy, statusOf }
}
