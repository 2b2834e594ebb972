import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSite } from '../../functions/hosts/static/site.ts'
import { personalPages } from '../../shared/headers/index.ts'
import { createHeadersFile } from '../../site/build/host-files.ts'

let distDir = ''
beforeAll(async () => {
  distDir = await mkdtemp(path.join(tmpdir(), 'nusa-headers-'))
  await mkdir(path.join(distDir, '_astro'))
  await mkdir(path.join(distDir, 'dashboard'))
  const files = ['index.html', '404.html', 'dashboard/index.html', '_astro/a.js']
  for (const file of files) await writeFile(path.join(distDir, file), 'x')
})
afterAll(() => rm(distDir, { recursive: true }))

/** Returns the headers that a `_headers` file sets for a path. A later rule overrides an earlier one. */
function headersOf(text: string, pathname: string): Record<string, string> {
  const found: Record<string, string> = {}
  let fits = false
  for (const line of text.split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
    if (name && value) Object.assign(found, fits && { [name]: value })
    else fits = line.endsWith('/*') ? pathname.startsWith(line.slice(0, -1)) : line === pathname
  }
  return found
}

/** Headers that depend on the content of the file or on the request. A CDN sets them itself. */
const own = ['content-length', 'content-type', 'etag', 'vary']

test.each(['https://nusa.example', 'http://localhost:4321'])(
  'for a site at %s, a host that reads `_headers` sends the same headers as our static server',
  async (siteUrl) => {
    const site = createSite({ distDir, mediaDir: distDir, siteUrl })
    for (const pathname of ['/', '/nowhere', '/dashboard', '/dashboard/nowhere', '/_astro/a.js']) {
      const { headers } = await site(new Request(siteUrl + pathname))
      const added = Object.fromEntries([...headers].filter(([name]) => !own.includes(name)))
      // Pages are revalidated on each request, which CDNs also do by default.
      if (pathname !== '/_astro/a.js') delete added['cache-control']
      expect(headersOf(createHeadersFile(siteUrl), pathname)).toEqual(added)
    }
  },
)

test('pages of an HTTPS site have an HSTS header and cannot be framed', () => {
  const headers = headersOf(createHeadersFile('https://nusa.example'), '/tour/ubud')
  expect(headers).toMatchObject({
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect(createHeadersFile('http://localhost:4321')).not.toContain('strict-transport-security')
})

test('every path in personalPages is an existing page', async () => {
  const pages = await readdir(path.join(import.meta.dirname, '../../site/pages'), { recursive: true })
  const addresses = pages.map((file) => `/${file.replace(/(?:\/index)?\.astro$/, '')}`)
  expect(addresses).toEqual(expect.arrayContaining([...personalPages]))
})
