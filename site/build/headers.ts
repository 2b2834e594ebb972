import { immutableCacheControl, openerIsolation, personalPages, securityHeaders } from '@nusa/shared/headers'

/**
 * Returns the `_headers` file, in the format of Netlify and other hosts: the headers that our own server adds to every
 * page, and the cache duration of files with a hash in their name.
 */
export function headersFile(siteUrl: string): string {
  const personal = personalPages.flatMap((page) => [page, `${page}/*`])
  return [
    rule('/*', securityHeaders(siteUrl, 'page')),
    ...personal.map((path) => rule(path, openerIsolation)),
    rule('/_astro/*', { 'cache-control': immutableCacheControl }),
  ].join('')
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return `${[path, ...lines].join('\n')}\n`
}
