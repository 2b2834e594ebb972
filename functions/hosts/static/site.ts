import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { failures } from '@nusa/shared/api'
import { immutableCacheControl, isPersonalPage, openerIsolation, securityHeaders } from '@nusa/shared/headers'
import { openFile } from './open-file.ts'
import { resolvePath, type Target } from './resolve.ts'

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

export interface SiteOptions {
  /** The folder of the built storefront. */
  distDir: string
  /** The folder of the resized pictures, served at /media/. */
  mediaDir: string
  /** The URL from which pictures are read instead of `mediaDir`, such as the URL of a bucket. */
  mediaUrl?: string | null
  siteUrl: string
}

const pictureTimeoutMs = 15_000

const revalidateCacheControl = 'public, max-age=0, must-revalidate'

/**
 * Returns a function that serves the pages and pictures of the storefront. Files with a hash in their name are cached
 * permanently.
 */
export function createSite({
  distDir,
  mediaDir,
  mediaUrl = null,
  siteUrl,
}: SiteOptions): (request: Request) => Promise<Response> {
  const headers = securityHeaders(siteUrl, 'page')
  const findRedirect = createRedirectLookup(distDir)

  async function serveFile(
    request: Request,
    filePath: string,
    cacheControl: string,
    status = 200,
  ): Promise<Response | null> {
    const openedFile = await openFile(filePath, request.headers.get('accept-encoding') ?? '')
    if (!openedFile) return null
    const { handle, size, etag, encoding } = openedFile
    const baseHeaders = { ...headers, etag, 'cache-control': cacheControl, vary: 'accept-encoding' }
    if (status === 200 && isNotModified(request, etag)) {
      await handle.close()
      return new Response(null, { status: 304, headers: baseHeaders })
    }
    const fileHeaders = {
      ...baseHeaders,
      'content-type': findContentType(filePath),
      'content-length': String(size),
      ...(encoding && { 'content-encoding': encoding }),
    }
    if (request.method === 'HEAD') {
      await handle.close()
      return new Response(null, { status, headers: fileHeaders })
    }
    const body = Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>
    return new Response(body, { status, headers: fileHeaders })
  }

  /** Returns null if the picture does not exist. */
  async function fetchPicture(request: Request, name: string, baseUrl: string): Promise<Response | null> {
    const knownEtag = request.headers.get('if-none-match')
    const remoteResponse = await fetch(`${baseUrl}/${encodeURIComponent(name)}`, {
      method: request.method,
      // `fetch` would decompress a compressed response, but keep the length of the compressed one.
      headers: { 'accept-encoding': 'identity', ...(knownEtag !== null && { 'if-none-match': knownEtag }) },
      signal: AbortSignal.timeout(pictureTimeoutMs),
    }).catch(() => null)
    if (!remoteResponse || remoteResponse.status >= 500) {
      await remoteResponse?.body?.cancel()
      return new Response(null, { status: 502, headers: { ...headers, 'cache-control': 'no-store' } })
    }
    if (!remoteResponse.ok && remoteResponse.status !== 304) {
      await remoteResponse.body?.cancel()
      return null
    }
    const copiedHeaders: Record<string, string> = {}
    for (const header of ['etag', 'content-length']) {
      const value = remoteResponse.headers.get(header)
      if (value !== null) copiedHeaders[header] = value
    }
    return new Response(remoteResponse.body, {
      status: remoteResponse.status,
      headers: {
        ...headers,
        ...copiedHeaders,
        'cache-control': immutableCacheControl,
        'content-type': findContentType(name),
      },
    })
  }

  /**
   * A top-level folder may have a separate not-found page. For example, `categories/404.html` is used for
   * /categories/*.
   */
  async function serveNotFound(request: Request, section?: string): Promise<Response> {
    if (section) {
      const sectionFile = path.join(distDir, section, '404.html')
      const sectionPage = await serveFile(request, sectionFile, revalidateCacheControl, 404)
      if (sectionPage) return sectionPage
    }
    const page = await serveFile(request, path.join(distDir, '404.html'), revalidateCacheControl, 404)
    return page ?? new Response(failures.not_found.message, { status: 404, headers })
  }

  async function respond(request: Request, url: URL, target: Target): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...headers, allow: 'GET, HEAD' } })
    }
    if (target.kind === 'redirect') {
      return new Response(null, { status: 308, headers: { ...headers, location: target.location + url.search } })
    }
    if (target.kind === 'none') return serveNotFound(request)
    return target.folder === 'media' ? servePicture(request, target.file) : servePage(request, url, target.file)
  }

  async function servePicture(request: Request, file: string): Promise<Response> {
    const picture =
      mediaUrl === null
        ? await serveFile(request, path.join(mediaDir, file), immutableCacheControl)
        : await fetchPicture(request, file, mediaUrl)
    return picture ?? serveNotFound(request)
  }

  /** Serves a page, or a script or style of a page. */
  async function servePage(request: Request, url: URL, file: string): Promise<Response> {
    const isHashed = file.startsWith('_astro/')
    const cacheControl = isHashed ? immutableCacheControl : revalidateCacheControl
    const page = await serveFile(request, path.join(distDir, file), cacheControl)
    if (page) return page
    // An existing page takes precedence over a redirect.
    const location = await findRedirect(url.pathname)
    if (location) return new Response(null, { status: 301, headers: { ...headers, location: location + url.search } })
    return serveNotFound(request, findSection(file))
  }

  return async (request) => {
    const url = new URL(request.url)
    const target = resolvePath(url.pathname)
    const response = await respond(request, url, target)
    // The resolved file is checked instead of the URL, because several URLs can lead to one file.
    if (target.kind === 'file' && isPersonalPage(`/${target.file}`)) {
      for (const [name, value] of Object.entries(openerIsolation)) response.headers.set(name, value)
    }
    return response
  }
}

/** Returns the top-level folder, or undefined if the file is in no folder. */
function findSection(file: string): string | undefined {
  const [section, ...otherSegments] = file.split('/')
  return otherSegments.length > 0 ? section : undefined
}

function isNotModified(request: Request, etag: string): boolean {
  const entityTags = request.headers.get('if-none-match') ?? ''
  return entityTags.split(',').some((entityTag) => entityTag.trim().replace(/^W\//, '') === etag)
}

function findContentType(file: string): string {
  return contentTypes[path.extname(file).toLowerCase()] ?? 'application/octet-stream'
}

/**
 * Reads the `_redirects` file of the built site. A line is for example `/tour/7 /tour/ubud 301`. Rules for other hosts
 * are ignored. The file is read again when it has changed.
 */
function createRedirectLookup(distDir: string): (pathname: string) => Promise<string | null> {
  const file = path.join(distDir, '_redirects')
  let cachedVersion = ''
  let redirects = new Map<string, string>()

  return async (pathname) => {
    const stats = await stat(file).catch(() => null)
    const currentVersion = stats ? `${stats.mtimeMs}-${stats.size}` : ''
    if (currentVersion !== cachedVersion) {
      redirects = stats ? parseRedirects(await readFile(file, 'utf8')) : new Map()
      cachedVersion = currentVersion
    }
    return redirects.get(pathname) ?? null
  }
}

function parseRedirects(text: string): Map<string, string> {
  const redirects = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [oldPath, newPath, status] = line.trim().split(/\s+/)
    if (oldPath && newPath && status === '301') redirects.set(oldPath, newPath)
  }
  return redirects
}
