import { forEver, personalPages, securityHeaders, windowOfItsOwn } from '@nusa/shared/headers'

/**
 * The file `_headers`, as Netlify and other hosts read it: what our own host adds to every page, and for how long browsers keep
 * the files whose names hold a hash.
 */
export function headersFile(siteUrl: string): string {
  const personal = personalPages.flatMap((page) => [page, `${page}/*`])
  return [
    rule('/*', securityHeaders(siteUrl, 'page')),
    ...personal.map((path) => rule(path, windowOfItsOwn)),
    rule('/_astro/*', { 'cache-control': forEver }),
  ].join('')
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return `${[path, ...lines].join('\n')}\n`
}
