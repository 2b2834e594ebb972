import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCmsUser } from '../../../testing/people.ts'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'

/**
 * A photo as phones take it, 48 by 64 pixels, with rotated tiles, Display P3 colours, and metadata with a camera, a
 * location and the same rotation. The top is brick red, the bottom green, the left edge yellow.
 */
const photo = new Uint8Array(await readFile(new URL('fixtures/phone.heic', import.meta.url)))

let cms: TestCms
let editor = ''

beforeAll(async () => {
  cms = await startCms()
  editor = (await createCmsUser(cms, 'editor')).token
})
afterAll(() => cms.stop())

function upload(bytes: Uint8Array<ArrayBuffer>, { name = 'IMG_0042.HEIC', type = 'image/heic' } = {}) {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A hill' }))
  form.set('file', new Blob([bytes], { type }), name)
  return cms.call('POST', '/api/media', { token: editor, form })
}

async function readError(response: Response): Promise<unknown> {
  const { errors } = await response.json()
  return [response.status, errors[0].data.errors]
}

test('the CMS stores a HEIC photo upright, with its colours and without its metadata', async () => {
  const response = await upload(photo)
  expect(response.status).toBe(201)
  const { doc } = await response.json()
  expect(doc).toMatchObject({ mimeType: 'image/webp', width: 48, height: 64 })
  expect(doc.filename).toMatch(/^img-0042-[0-9a-f]{10}\.webp$/)
  const stored = sharp(await readFile(path.join(cms.env.mediaDir, doc.filename)))
  const { exif, icc, orientation } = await stored.metadata()
  expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined])
  const { data, info } = await stored.raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const first = (y * info.width + x) * info.channels
    return [...data.subarray(first, first + 3)]
  }
  for (const [x, y, color] of [
    [32, 12, [196, 67, 43]],
    [32, 52, [15, 92, 77]],
    [6, 32, [231, 200, 28]],
  ] as const) {
    const distances = at(x, y).map((value, index) => Math.abs(value - (color[index] ?? 0)))
    expect(Math.max(...distances), `the color at ${x}, ${y} is ${at(x, y)}`).toBeLessThan(10)
  }
})

test.each([
  ['no type', ''],
  ['a generic type', 'application/octet-stream'],
  ['the type of a JPEG', 'image/jpeg'],
])('the CMS recognises a HEIC photo by its content if the browser sends it with %s', async (_, type) => {
  expect((await upload(photo, { type, name: 'photo.heif' })).status).toBe(201)
})

test('the CMS stores several HEIC photos that are uploaded at the same time', async () => {
  const responses = await Promise.all([1, 2, 3].map((number) => upload(photo, { name: `${number}.heic` })))
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
})

test('the CMS rejects a HEIC photo that cannot be decoded, with a field error', async () => {
  const message = 'This file is not a readable picture. Please upload a JPEG, PNG, WebP, AVIF or HEIC.'
  const refused = [400, [expect.objectContaining({ path: 'file', message })]]
  expect(await readError(await upload(photo.slice(0, 1100)))).toEqual(refused)
  expect(await readError(await upload(photo.slice(0, 300)))).toEqual(refused)
})

test('the CMS refuses a HEIC photo of more than 64 megapixels before decoding it', async () => {
  const large = Buffer.from(photo)
  // Each 'ispe' box contains the dimensions of one picture, after its name and four bytes of version and flags.
  for (let at = large.indexOf('ispe'); at >= 0; at = large.indexOf('ispe', at + 1)) {
    large.writeUInt32BE(9000, at + 8)
    large.writeUInt32BE(9000, at + 12)
  }
  const message = 'This HEIC photo is too large. Please upload one of at most 64 megapixels, or a JPEG.'
  expect(await readError(await upload(new Uint8Array(large)))).toEqual([
    400,
    [expect.objectContaining({ path: 'file', message })],
  ])
})
