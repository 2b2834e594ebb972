interface Route {
  src?: string
  dest?: string
  status?: number
  headers?: Record<string, string>
  continue?: true
  handle?: 'filesystem' | 'error'
}

/** Vercel rejects a deployment with more than 2,048 rules, and not all rules are redirects. */
const maxRedirects = 1900

/** Returns the rules of Vercel from the files `_headers` and `_redirects`. */
export function vercelRoutes(files: { headers: string; redirects: string; cmsUrl: string }): Route[] {
  const rules = files.redirects
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(' ')
      return { from, to, status }
    })
  const rulesWithStatus = (code: string) => rules.filter(({ status }) => status === code)
  return [
    ...headerRoutes(files.headers),
    ...rulesWithStatus('301')
      .slice(0, maxRedirects)
      .map(({ from, to }) => ({ src: toPattern(from), headers: { location: to }, status: 301 })),
    { handle: 'filesystem' },
    { src: toPattern('/api/*'), dest: '/api' },
    { src: '^/media/(.+)$', dest: `${files.cmsUrl.replace(/\/$/, '')}/api/media/file/$1` },
    ...rulesWithStatus('200').map(({ from, to }) => ({ src: toPattern(from), dest: to })),
    { handle: 'error' },
    ...rulesWithStatus('404').map(({ from, to }) => ({ src: toPattern(from), dest: to, status: 404 })),
    { src: '^(?!/api).*$', dest: '/404.html', status: 404 },
  ]
}

/** With `continue`, Vercel applies all rules that match. */
function headerRoutes(headers: string): Route[] {
  // Each rule begins with a path. The lines after it are headers.
  return headers
    .split(/\n(?=\/)/)
    .filter(Boolean)
    .map((rule) => {
      const [from = '', ...lines] = rule.trim().split('\n')
      const entries = lines.map((line) => {
        const [, name = '', value = ''] = /^\s*([^:]+):\s*(.*)$/.exec(line) ?? []
        return [name, value] as const
      })
      return { src: toPattern(from), headers: Object.fromEntries(entries), continue: true }
    })
}

/** Returns a regular expression. `/*` at the end matches the path itself and all paths below it. */
function toPattern(sitePath: string): string {
  // The API sets its own headers.
  if (sitePath === '/*') return '^/(?!api(?:/|$)).*$'
  const escapedPath = sitePath.replace(/\/\*$/, '').replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
  return sitePath.endsWith('/*') ? `^${escapedPath}(?:/.*)?$` : `^${escapedPath}/?$`
}
