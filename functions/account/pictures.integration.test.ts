import { randomBytes } from 'node:crypto'
import { avatarSizes, maxUploadBytes } from '@nusa/shared/account'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { photo } from '../testing/photo.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

const avatar = '/api/account/avatar'
const identity = '/api/account/identity'
let shop: TestApp
let ayu: Browser
let upload: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  shop = await startTestApp()
  ayu = await shop.newTraveller()
  upload = await photo()
})
afterAll(() => shop.stop())

async function read(browser: Browser, path: string) {
  const response = await browser.send('GET', path)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

/** Returns the color in the middle of a picture: 'red' or 'blue'. */
async function readColor(bytes: Buffer): Promise<string> {
  const { data } = await sharp(bytes).resize(1, 1).raw().toBuffer({ resolveWithObject: true })
  return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue'
}

describe('an avatar', () => {
  test('is cropped, rotated upright, resized to all sizes and stripped of metadata', async () => {
    expect((await sharp(upload).metadata()).exif).toBeDefined()
    for (const [query, color] of [
      ['?x=0&y=0&side=150', 'red'],
      ['?x=250&y=100&side=150', 'blue'],
      ['?x=9999&y=9999&side=100', 'blue'],
    ] as const) {
      const { avatar_url } = await (await ayu.upload(avatar + query, upload)).json()
      expect(await ayu.call('getAccount')).toMatchObject({ avatar_url })
      for (const size of avatarSizes) {
        const { bytes, headers } = await read(ayu, `${avatar_url}&size=${size}`)
        const { format, width, height, exif, xmp, icc } = await sharp(bytes).metadata()
        expect({ format, width, height, exif, xmp, icc }).toEqual({ format: 'webp', width: size, height: size })
        expect(bytes.includes('secret-of-the-camera')).toBe(false)
        expect(await readColor(bytes)).toBe(color)
        expect(headers.get('content-type')).toBe('image/webp')
        expect(headers.get('cache-control')).toMatch(/^private/)
      }
    }
  })

  test('is visible to its owner only, can be replaced by eight concurrent uploads, and can be removed', async () => {
    const urls = await Promise.all(
      Array.from({ length: 8 }, async () => (await (await ayu.upload(avatar, upload)).json()).avatar_url),
    )
    expect(new Set(urls).size).toBe(8)
    expect((await read(ayu, avatar)).status).toBe(200)
    const stranger = await shop.newTraveller()
    expect((await read(stranger, urls[0])).status).toBe(404)
    expect((await read(shop.newBrowser(), urls[0])).status).toBe(401)
    await ayu.call('removeAvatar')
    await ayu.call('removeAvatar')
    expect((await read(ayu, avatar)).status).toBe(404)
    expect(await ayu.call('getAccount')).toMatchObject({ avatar_url: null })
  })
})

const decompressionBomb = async () => {
  const create = { width: 12_000, height: 12_000, channels: 3 as const, background: '#000' }
  return new Uint8Array(await sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer())
}
const svg = () =>
  new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')

describe('an upload', () => {
  test.each([
    ['empty', async () => new Uint8Array(), 'image/jpeg', 422, 'file_missing'],
    ['not a picture', async () => new Uint8Array(randomBytes(5000)), 'image/jpeg', 415, 'file_not_picture'],
    ['half a picture', async () => upload.slice(0, upload.length / 2), 'image/jpeg', 415, 'file_not_picture'],
    ['an SVG sent as PNG', async () => svg(), 'image/png', 415, 'file_not_picture'],
    ['an HTML page', async () => new TextEncoder().encode('<script>1</script>'), 'text/html', 415, 'file_not_picture'],
    ['a form', async () => upload, 'multipart/form-data; boundary=x', 415, 'unsupported_media_type'],
    ['too large in bytes', async () => new Uint8Array(maxUploadBytes + 1), 'image/jpeg', 413, 'file_too_large'],
    ['too large in pixels', decompressionBomb, 'image/png', 415, 'file_not_picture'],
  ])('is rejected if it is %s', async (_what, bytes, type, status, code) => {
    const download = await bytes()
    for (const path of [avatar, identity]) {
      const response = await ayu.upload(path, download, type)
      expect([response.status, (await response.json()).error.code]).toEqual([status, code])
    }
  })

  test('is rejected if it comes from another site', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'image/jpeg' }
    expect((await ayu.send('PUT', avatar, 'x', headers)).status).toBe(403)
  })

  test('is rejected if its crop is invalid', async () => {
    for (const query of ['?x=-1', '?side=1.5', '?y=x', '?x=1e9']) {
      expect((await ayu.upload(avatar + query, upload)).status).toBe(422)
    }
  })
})
