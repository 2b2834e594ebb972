import { HtmlValidate } from 'html-validate/node'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test.describe('the whole site', () => {
  // One crawl for all tests.
  test.describe.configure({ mode: 'default' })
  let site: Crawl

  test.beforeAll(async () => {
    site = await crawl(productUnderTest().siteUrl)
  })

  test('the site has more than 80 pages', () => {
    expect(site.pages.length).toBeGreaterThan(80)
  })

  test('the site has no broken links or assets', () => {
    const broken = [...site.statusOf].filter(([, status]) => status >= 400)
    expect(broken.map(([address, status]) => `${status} ${address} on ${site.referrers.get(address)?.[0]}`)).toEqual([])
  })

  test('every page is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      elements: [
        'html5',
        { 'astro-island': { flow: true, phrasing: true }, 'astro-slot': { flow: true, phrasing: true } },
      ],
    })
    const faults: string[] = []
    for (const { path, html } of site.pages) {
      // Errors that html-validate does not report although the standard forbids them.
      if (!/<\/body>\s*<\/html>\s*$/.test(html)) faults.push(`${path}: there is content after the body`)
      if (/<t[rhd]\s[^>]*\brole=/.test(html)) faults.push(`${path}: a table row or cell has an explicit role`)
      const report = await validator.validateString(html)
      for (const { messages } of report.results)
        faults.push(
          ...messages.map(({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId}: ${message}`),
        )
    }
    expect(faults).toEqual([])
  })
})

type CrawledPage = { path: string; status: number; html: string }

/** The result of crawling the site: its pages, and the status of every URL that they reference. */
type Crawl = {
  pages: CrawledPage[]
  /** Every URL of this site that a page references (without its fragment), with the referencing pages. */
  referrers: ReadonlyMap<string, string[]>
  statusOf: ReadonlyMap<string, number>
}

const ATTRIBUTE = /\s(?:href|src|action|component-url|renderer-url)="([^"]+)"/g
const SRCSET = /\ssrcset="([^"]+)"/gi
const IMPORT = /["'`](\.{0,2}\/?(?:_astro\/)?[\w.@~-]+\.js)["'`]/g
const META_IMAGE = /<meta property="og:image" content="([^"]+)"/g

/** Returns every URL of this site that a page references, as path and query. */
function findUrls(html: string, page: URL): string[] {
  const references = [
    ...[...html.matchAll(ATTRIBUTE), ...html.matchAll(META_IMAGE)].map(([, address = '']) => address),
    ...[...html.matchAll(SRCSET)].flatMap(([, set = '']) =>
      set.split(',').map((one) => one.trim().split(/\s+/)[0] ?? ''),
    ),
  ]
  const addresses = references
    .map((address) => URL.parse(address.replaceAll('&amp;', '&').replaceAll('&#38;', '&'), page))
    .filter((url) => url !== null)
    .filter(({ origin }) => origin === page.origin)
  return [...new Set(addresses.map(({ pathname, search }) => pathname + search))]
}

/** Returns the other scripts that a built script imports, statically or dynamically. */
function findImports(code: string, script: URL): string[] {
  return [...code.matchAll(IMPORT)].map(([, address = '']) => {
    const base = address.startsWith('_astro/') ? script.origin : script
    return new URL(address, base).pathname
  })
}

/**
 * Visits every page that is linked from the start page or listed in the sitemap, and requests everything that they
 * reference.
 */
async function crawl(siteUrl: string): Promise<Crawl> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  const sitemapPaths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const queue = ['/', ...sitemapPaths]
  const pages: CrawledPage[] = []
  const statusOf = new Map<string, number>()
  const referrers = new Map<string, string[]>()

  const visit = async (address: string) => {
    const url = new URL(address, siteUrl)
    const response = await fetch(url)
    const type = response.headers.get('content-type') ?? ''
    statusOf.set(address, response.status)
    if (type.startsWith('text/javascript')) {
      addReferences(findImports(await response.text(), url), address)
      return
    }
    if (!type.startsWith('text/html')) return void (await response.body?.cancel())
    const html = await response.text()
    pages.push({ path: address, status: response.status, html })
    addReferences(findUrls(html, url), address)
  }
  const addReferences = (addresses: readonly string[], referrer: string) => {
    for (const address of addresses) referrers.set(address, [...(referrers.get(address) ?? []), referrer])
    queue.push(...addresses)
  }

  while (queue.length > 0) {
    const next = [...new Set(queue.splice(0))].filter((address) => !statusOf.has(address))
    for (let at = 0; at < next.length; at += 16) await Promise.all(next.slice(at, at + 16).map(visit))
  }
  return { pages, referrers, statusOf }
}
