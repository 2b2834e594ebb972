import { forEver, securityHeaders } from '@nusa/shared/headers'

/**
 * The file `_headers`, as Netlify and other hosts read it: what our own host adds to every page, and for how long browsers keep
 * the files whose names hold a hash.
 */
export function headersFile(siteUrl: string): string {
  return rule('/*', securityHeaders(siteUrl, 'page')) + rule('/_astro/*', { 'cache-control': forEver })
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return `${[path, ...lines].join('\n')}\n`
}
