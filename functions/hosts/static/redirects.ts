import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Reads the redirects in the `_redirects` file of the built site: lines such as `/tour/7 /tour/ubud 301`. Rules for other hosts
 * are ignored. The file is read again when it has changed.
 */
export function createRedirectLookup(distDir: string): (pathname: string) => Promise<string | null> {
  const file = path.join(distDir, '_redirects')
  let version = ''
  let redirects = new Map<string, string>()

  return async (pathname) => {
    const stats = await stat(file).catch(() => null)
    const current = stats ? `${stats.mtimeMs}-${stats.size}` : ''
    if (current !== version) {
      redirects = stats ? parse(await readFile(file, 'utf8')) : new Map()
      version = current
    }
    return redirects.get(pathname) ?? null
  }
}

function parse(text: string): Map<string, string> {
  const rules = text.split('\n').map((line) => line.trim().split(/\s+/))
  return new Map(rules.flatMap(([from, to, status]) => (from && to && status === '301' ? [[from, to]] : [])))
}
