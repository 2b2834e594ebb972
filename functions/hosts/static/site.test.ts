import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSite } from './site.ts'

let folder = ''
let serve: ReturnType<typeof createSite>
const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(`https://nusa.example${address}`, { headers, method }))

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nusa-site-'))
  const files: Record<string, string> = {
    'dist/index.html': 'home',
    'dist/404.html': 'lost',
    'dist/tours/index.html': 'tours',
    'dist/dashboard/index.html': 'dashboard',
    'dist/cartoons/index.html': 'cartoons',
    'dist/categories/404.html': 'no such category',
    'dist/booking/confirmation/index.html': 'shell',
    'dist/_astro/app.1a2b.js': 'script',
    'dist/data/tours/1.json': '{}',
    'dist/_headers': '/*\n  X-Robots-Tag: noindex\n',
    'dist/_redirects': '/tour/7 /tour/ubud 301\n/tours /elsewhere 301\n/tour/* /tour/404.html 404\n',
    'dist/.env': 'secret',
    'media/ubud-1a2b-480.webp': 'picture',
    'secret.txt': 'secret',
  }
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await writeFile(path.join(folder, 'dist/index.html.br'), brotliCompressSync('home'))
  await writeFile(path.join(folder, 'dist/index.html.gz'), gzipSync('home'))
  serve = createSite({
    distDir: path.join(folder, 'dist'),
    mediaDir: path.join(folder, 'media'),
    siteUrl: 'https://nusa.example',
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('pages', () => {
  test.each([
    ['/', 'home'],
    ['/tours', 'tours'],
    ['/tours?sort=rating', 'tours'],
    ['/booking/confirmation/00000000-0000-4000-8000-000000000000', 'shell'],
    ['/data/tours/1.json', '{}'],
    ['/media/ubud-1a2b-480.webp', 'picture'],
  ])('are served at their URL: the response to GET %s is %j', async (address, content) => {
    const response = await get(address)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(content)
  })

  test('have one URL, without a trailing slash', async () => {
    const response = await get('/tours/?sort=rating')
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('/tours?sort=rating')
  })

  test.each([
    ['/index.html', '/'],
    ['/tours/index.html?sort=rating', '/tours?sort=rating'],
  ])('redirect from the name of their file to their URL: from %s to %s', async (address, location) => {
    const response = await get(address)
    expect([response.status, response.headers.get('location')]).toEqual([308, location])
  })

  test('are replaced by the not-found page, with the status 404, if they are missing', async () => {
    for (const address of ['/nothing', '/tours/nothing', '/_astro/nothing.js', '/data']) {
      const response = await get(address)
      expect(response.status).toBe(404)
      expect(await response.text()).toBe('lost')
    }
  })

  test('are redirected permanently, with the query, if they have moved', async () => {
    const response = await get('/tour/7?ref=mail')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/tour/ubud?ref=mail'])
    expect((await get('/tour/8')).status).toBe(404)
  })

  test('are not redirected if they exist, even if _redirects contains their URL', async () => {
    expect((await get('/tours')).status).toBe(200)
  })

  test('are redirected if they move while the server runs', async () => {
    const file = path.join(folder, 'dist/_redirects')
    const before = await readFile(file, 'utf8')
    await writeFile(file, `${before}/tour/9 /tour/lovina 301\n`)
    expect((await get('/tour/9')).headers.get('location')).toBe('/tour/lovina')
  })

  test('are replaced by the not-found page of their section if they are missing', async () => {
    for (const address of ['/categories/nothing', '/categories/nothing/below']) {
      const response = await get(address)
      expect(response.status).toBe(404)
      expect(await response.text()).toBe('no such category')
    }
  })

  test('cannot be opened directly if they are error pages', async () => {
    for (const address of ['/404.html', '/categories/404.html']) expect((await get(address)).status).toBe(404)
  })

  test.each([
    ['/..%2fsecret.txt'],
    ['/%2e%2e/secret.txt'],
    ['/media/..%2f..%2fsecret.txt'],
    ['/media/%2e%2e%2fsecret.txt'],
    ['/.env'],
    ['/tours%00'],
    ['/%5c..%5csecret.txt'],
    ['/index.html.br'],
    ['/_redirects'],
    ['/_headers'],
    ['//evil.example/'],
    ['/%'],
  ])('are not served for the forbidden or malformed path %s', async (address) => {
    const response = await get(address)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('lost')
  })

  test('reject methods other than GET and HEAD', async () => {
    const response = await get('/', {}, 'POST')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('responses', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['', null],
  ])('to a request that accepts %j have the content-encoding %j', async (accepted, encoding) => {
    const response = await get('/', { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  test('have the status 304 and no body if the browser has the current version', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await get('/', { 'if-none-match': known })
      expect(response.status).toBe(304)
      expect(response.headers.get('etag')).toBe(etag)
      expect(await response.text()).toBe('')
    }
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get('/', { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200)
  })

  test('are cached permanently if the file name contains a hash, and are revalidated otherwise', async () => {
    const cacheOf = async (address: string) => (await get(address)).headers.get('cache-control')
    expect(await cacheOf('/_astro/app.1a2b.js')).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf('/media/ubud-1a2b-480.webp')).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf('/')).toBe('public, max-age=0, must-revalidate')
    expect(await cacheOf('/data/tours/1.json')).toBe('public, max-age=0, must-revalidate')
    expect(await cacheOf('/_astro/gone.js')).toBe('public, max-age=0, must-revalidate')
  })

  test('have a length and no body if the method is HEAD', async () => {
    const response = await get('/', {}, 'HEAD')
    expect(response.headers.get('content-length')).toBe('4')
    expect(await response.text()).toBe('')
  })

  test('have the security headers', async () => {
    const { headers } = await get('/')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
  })

  test.each([
    ['/dashboard', 'same-origin'],
    ['/%64ashboard?tab=settings', 'same-origin'],
    ['/booking/confirmation/00000000-0000-4000-8000-000000000000', 'same-origin'],
    ['/', null],
    ['/tours', null],
    ['/cartoons', null],
    ['/nowhere', null],
  ])('for %s have the cross-origin opener policy %j (only personal pages need one)', async (address, expected) => {
    expect((await get(address)).headers.get('cross-origin-opener-policy')).toBe(expected)
    expect((await get(address, {}, 'HEAD')).headers.get('cross-origin-opener-policy')).toBe(expected)
  })
})

describe('pictures from another URL', () => {
  const remote = createServer((request, response) => {
    const name = request.url?.slice('/bucket/'.length)
    if (name === 'broken.webp') response.writeHead(500).end('secret stack')
    else if (name !== 'green%20hill.webp') response.writeHead(403).end('AccessDenied')
    else if (request.headers['if-none-match'] === '"1"') response.writeHead(304, { etag: '"1"' }).end()
    else {
      const canCompress = request.headers['accept-encoding']?.includes('gzip')
      const body = canCompress ? gzipSync('picture') : Buffer.from('picture')
      const encoding = canCompress ? { 'content-encoding': 'gzip' } : {}
      const headers = { etag: '"1"', 'content-type': 'text/html', 'x-amz-id-2': 'x', 'content-length': body.length }
      response.writeHead(200, { ...headers, ...encoding }).end(body)
    }
  })
  let site: ReturnType<typeof createSite>
  const read = async (address: string, headers: Record<string, string> = {}) => {
    const response = await site(new Request(`https://nusa.example${address}`, { headers }))
    return { status: response.status, text: await response.text(), headers: Object.fromEntries(response.headers) }
  }
  beforeAll(async () => {
    await new Promise<void>((done) => remote.listen(0, '127.0.0.1', done))
    const address = remote.address()
    const mediaUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/bucket`
    const folders = { distDir: path.join(folder, 'dist'), mediaDir: path.join(folder, 'media') }
    site = createSite({ ...folders, mediaUrl, siteUrl: 'https://nusa.example' })
  })
  afterAll(() => new Promise((done) => remote.close(done)))

  test('are served with our headers and cached permanently', async () => {
    const { status, text, headers } = await read('/media/green%20hill.webp')
    expect([status, text]).toEqual([200, 'picture'])
    expect(headers).toMatchObject({
      ...{ etag: '"1"', 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' },
      'content-length': String('picture'.length),
      'cache-control': expect.stringContaining('immutable'),
    })
    expect(headers).not.toHaveProperty('x-amz-id-2')
    expect((await read('/media/green%20hill.webp', { 'if-none-match': '"1"' })).status).toBe(304)
  })

  test('cause the status 404 if they are missing, and the status 502 if they cannot be read', async () => {
    expect(await read('/media/ubud-1a2b-480.webp')).toMatchObject({ status: 404, text: 'lost' })
    expect(await read('/media/broken.webp')).toMatchObject({ status: 502, text: '' })
    expect((await read('/media/..%2fsecret.txt')).status).toBe(404)
  })
})
