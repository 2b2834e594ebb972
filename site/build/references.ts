import { redirectedUrls } from './host-files.ts'

const assetUrlPattern = /\/_astro\/[\w.@~-]+(?:\/[\w.@~-]+)*/g
const linkPattern = /<a\s[^>]*?href="([^"]+)"/g
/** Matches URLs of other parts of the product, and of a page that hosts serve for every value of a path parameter. */
const uncheckedUrlPattern = /^\/(?:api|media|booking\/confirmation)\//

export interface References {
  /** Example: '/_astro/Gallery.x.js'. */
  assets: string[]
  /** Example: '/news/ubud'. */
  links: string[]
}

export interface SiteUrls {
  files: readonly string[]
  redirects: string
}

export function referencesIn(file: string, text: string, siteUrl: string): References {
  if (!/\.(html|css|js)$/.test(file)) return { assets: [], links: [] }
  return {
    assets: [...new Set(text.match(assetUrlPattern))],
    links: file.endsWith('.html') ? [...linksIn(text, siteUrl)].filter((url) => !uncheckedUrlPattern.test(url)) : [],
  }
}

/** Returns a function that finds the URLs for which the site has neither a file nor a redirect. */
export function createMissingUrlFinder({ files, redirects }: SiteUrls): (urls: readonly string[]) => string[] {
  const existingUrls = new Set([...files.flatMap(listUrls), ...redirectedUrls(redirects)])
  return (urls) => urls.filter((url) => !existingUrls.has(url) && !existingUrls.has(withoutSlash(url)))
}

function listUrls(file: string): string[] {
  const url = `/${file}`
  return url.endsWith('/index.html') ? [url, withoutSlash(url.slice(0, -'index.html'.length))] : [url]
}

const withoutSlash = (url: string) => (url === '/' ? url : url.replace(/\/$/, ''))

function linksIn(html: string, siteUrl: string): Set<string> {
  const site = new URL(siteUrl)
  const hrefs = new Set([...html.matchAll(linkPattern)].map(([, href = '']) => href))
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
