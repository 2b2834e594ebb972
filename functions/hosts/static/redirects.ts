import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Looks up where an address of the site leads instead, in the `_redirects` of the built pages: lines such as
 * `/tour/7 /tour/ubud 301`; rules for other hosts are passed over. The file is read again once it has changed.
 */
export function redirectsOf(distDir: string): (pathname: string) => Promise<string | null> {
  const file = path.join(distDir, '_redirects')
  let version = ''
  let known = new Map<string, string>()

  return async (pathname) => {
    const stats = await stat(file).catch(() => null)
    const current = stats ? `${stats.mtimeMs}-${stats.size}` : ''
    if (current !== version) {
      known = stats ? parse(await readFile(file, 'utf8')) : new Map()
      version = current
    }
    return known.get(pathname) ?? null
  }
}

function parse(text: string): Map<string, string> {
  const rules = text.split('\n').map((line) => line.trim().split(/\s+/))
  return new Map(rules.flatMap(([from, to, status]) => (from && to && status === '301' ? [[from, to]] : [])))
}
