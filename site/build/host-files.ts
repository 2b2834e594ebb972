import { immutableCacheControl, openerIsolation, personalPages, securityHeaders } from '@nusa/shared/headers'

/** Each rule serves one page for every value of a path parameter, which only the script of the page reads. */
const rewrites = ['/booking/confirmation/* /booking/confirmation/index.html 200']

/** Returns the `_redirects` file of Netlify and other hosts. `generatedRedirects` has the redirects of the pages. */
export function createRedirectsFile(generatedRedirects: string, files: readonly string[]): string {
  const notFoundRules = files
    .filter((file) => file.endsWith('/404.html'))
    .map((file) => file.replace(/\/404\.html$/, ''))
    .sort()
    .map((section) => `/${section}/* /${section}/404.html 404`)
  return `${generatedRedirects}${[...rewrites, ...notFoundRules].join('\n')}\n`
}

export function redirectedUrls(redirects: string): string[] {
  return redirects.split('\n').flatMap((line) => line.split(' ')[0] ?? [])
}

/** Returns the `_headers` file of Netlify and other hosts, with the headers that our own server adds. */
export function createHeadersFile(siteUrl: string): string {
  const personalPaths = personalPages.flatMap((page) => [page, `${page}/*`])
  return [
    formatHeaderRule('/*', securityHeaders(siteUrl, 'page')),
    ...personalPaths.map((path) => formatHeaderRule(path, openerIsolation)),
    formatHeaderRule('/_astro/*', { 'cache-control': immutableCacheControl }),
  ].join('')
}

function formatHeaderRule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return `${[path, ...lines].join('\n')}\n`
}
