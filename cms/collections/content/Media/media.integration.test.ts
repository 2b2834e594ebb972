import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPicture, createTour, pictureBytes } from '../../../testing/content.ts'
import { createCmsUser } from '../../../testing/people.ts'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'

let cms: TestCms
let editor = ''

beforeAll(async () => {
  cms = await startCms()
  editor = (await createCmsUser(cms, 'editor')).token
})
afterAll(() => cms.stop())

const files = async () => (await readdir(cms.env.mediaDir)).sort()

async function upload(
  bytes: Uint8Array<ArrayBuffer>,
  { name = 'a.png', type = 'image/png', alt = 'A hill', token = editor, language = 'en' } = {},
) {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt }))
  form.set('file', new Blob([bytes], { type }), name)
  return cms.call('POST', '/api/media', { token, form, headers: { cookie: `payload-lng=${language}` } })
}

/** Returns the overall error message and the messages by field path. */
async function readErrors(response: Response) {
  const { errors } = await response.json()
  const fields: { path: string; message: string }[] = errors[0].data.errors
  return { message: errors[0].message, fields: Object.fromEntries(fields.map(({ path, message }) => [path, message])) }
}

describe('an uploaded picture', () => {
  test('is converted to WebP in its original width and in each smaller fixed width', async () => {
    const { renditions, placeholder_color, filename } = await createPicture(cms.payload, { width: 1000, height: 500 })
    expect(renditions?.map(({ width }) => width)).toEqual([160, 320, 480, 640, 960, 1000])
    expect(placeholder_color).toBe('#0f5c4d')
    expect(filename).toMatch(/^green-hill-[0-9a-f]{10}\.webp$/)
    for (const { file, width, height } of renditions ?? []) {
      expect(file).toMatch(new RegExp(`^green-hill-[0-9a-f]{10}-${width}\\.webp$`))
      const { info } = await sharp(await readFile(path.join(cms.env.mediaDir, file))).toBuffer({
        resolveWithObject: true,
      })
      expect(info).toMatchObject({ format: 'webp', width, height })
    }
  })

  test('can be an AVIF file', async () => {
    const bytes = new Uint8Array(
      await sharp(await pictureBytes(400, 300))
        .avif()
        .toBuffer(),
    )
    const response = await upload(bytes, { name: 'a.avif', type: 'image/avif' })
    expect([response.status, await response.json()]).toMatchObject([
      201,
      { doc: { mimeType: 'image/webp', width: 400, height: 300 } },
    ])
  })

  test('is reduced to a width of 1920 pixels if it is wider', async () => {
    const { renditions } = await createPicture(cms.payload, { width: 2400, height: 1200, background: '#e79a1c' })
    expect(renditions?.at(-1)).toMatchObject({ width: 1920, height: 960 })
  })

  test('retains its dimensions if it is narrower than every fixed width', async () => {
    const { renditions } = await createPicture(cms.payload, { width: 90, height: 60, background: '#c4432b' })
    expect(renditions).toMatchObject([{ width: 90, height: 60 }])
  })

  test('has a JPEG of 1200 by 630 pixels for link previews, also in the catalogue', async () => {
    const picture = await createPicture(cms.payload, { width: 1400, height: 900, background: '#123456' })
    expect(picture.og).toEqual({
      file: expect.stringMatching(/^green-hill-[0-9a-f]{10}-og\.jpg$/),
      width: 1200,
      height: 630,
    })
    const file = await readFile(path.join(cms.env.mediaDir, picture.og?.file ?? ''))
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const { collections } = await (await cms.call('GET', '/api/catalog')).json()
    expect(collections.pictures.changed.find((one: { id: number }) => one.id === picture.id).og).toEqual(picture.og)
  })

  test('has no link preview if it is too small, even if it replaces a picture with a link preview', async () => {
    const { id, og } = await createPicture(cms.payload, { width: 800, height: 600, background: '#234567' })
    expect(og?.file).toBeTruthy()
    const data = await pictureBytes(500, 300, '#345678')
    const file = { data, name: 'small.png', mimetype: 'image/png', size: data.length }
    const small = await cms.payload.update({ collection: 'media', id, data: {}, file })
    expect(small.og?.file ?? null).toBeNull()
  })

  test('has a URL that depends on its content', async () => {
    const [one, other, again] = [
      await createPicture(cms.payload, { background: '#111111' }),
      await createPicture(cms.payload, { background: '#222222' }),
      await createPicture(cms.payload, { background: '#111111' }),
    ]
    expect(other.renditions?.[0]?.file).not.toBe(one.renditions?.[0]?.file)
    expect(again.renditions?.map(({ file }) => file)).toEqual(one.renditions?.map(({ file }) => file))
  })

  test('is public in every size', async () => {
    const { renditions } = await createPicture(cms.payload, { background: '#333333' })
    const response = await cms.call('GET', `/api/media/file/${renditions?.[0]?.file}`)
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
  })

  test('keeps its files when it is replaced, because published pages may use them', async () => {
    const { id, renditions: before } = await createPicture(cms.payload, { background: '#444444' })
    const data = await pictureBytes(400, 300, '#555555')
    const file = { data, name: 'new.png', mimetype: 'image/png', size: data.length }
    const { renditions: after } = await cms.payload.update({ collection: 'media', id, data: {}, file })
    const storedFiles = await files()
    for (const rendition of [...(before ?? []), ...(after ?? [])]) expect(storedFiles).toContain(rendition.file)
    expect(after?.[0]?.file).toMatch(/^new-/)
  })

  test('keeps its files and link preview when it is deleted, because releases may use them', async () => {
    const picture = await createPicture(cms.payload, { width: 800, height: 600, background: '#666666' })
    expect((await cms.call('DELETE', `/api/media/${picture.id}`, { token: editor })).status).toBe(200)
    const shown = [...(picture.renditions ?? []), picture.og].map((size) => size?.file)
    expect(shown).toHaveLength(6)
    expect(await files()).toEqual(expect.arrayContaining(shown))
    const responses = shown.map((file) => cms.call('GET', `/api/media/file/${file}`))
    expect(new Set((await Promise.all(responses)).map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('cannot be deleted while a tour shows it', async () => {
    const { id } = await createPicture(cms.payload, { background: '#777777' })
    await createTour(cms.payload, { title: 'With a picture', image_gallery: [id] })
    const response = await cms.call('DELETE', `/api/media/${id}`, { token: editor })
    expect([response.status, await response.json()]).toMatchObject([
      409,
      {
        errors: [{ message: '“A green hill” is still used by 1 tour (With a picture). Please remove it there first.' }],
      },
    ])
  })
})

/**
 * Returns a small picture whose header claims the given dimensions (pixels), because creating a picture of that size
 * takes long.
 */
async function pictureWithDimensions(width: number, height: number) {
  const file = await pictureBytes(20, 20)
  // A PNG starts with 8 bytes of signature, then length, type, dimensions, five more bytes, and a checksum of
  // everything after the length.
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  return new Uint8Array(file)
}

describe('an upload', () => {
  test('is refused without an alternative text', async () => {
    const response = await upload(new Uint8Array(await pictureBytes(20, 20)), { alt: ' ' })
    expect([response.status, JSON.stringify(await response.json())]).toEqual([
      400,
      expect.stringContaining('cannot see'),
    ])
  })

  test('is refused if the file is not a picture, whatever its name and type', async () => {
    const response = await upload(
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      { name: 'a.png' },
    )
    expect([response.status, JSON.stringify(await response.json())]).toEqual([
      400,
      expect.stringContaining('JPEG, PNG, WebP, AVIF or HEIC'),
    ])
  })

  test('is refused with an error on the file field in the language of the user', async () => {
    const text = new TextEncoder().encode('not a picture')
    expect(await readErrors(await upload(text))).toEqual({
      message: 'The following field is invalid: File',
      fields: { file: 'This file is not a readable picture. Please upload a JPEG, PNG, WebP, AVIF or HEIC.' },
    })
    expect(await readErrors(await upload(text, { language: 'id' }))).toEqual({
      message: 'Isian berikut tidak valid: Berkas',
      fields: { file: 'Berkas ini bukan gambar yang dapat dibaca. Mohon unggah JPEG, PNG, WebP, AVIF, atau HEIC.' },
    })
  })

  test('that replaces a picture is refused with an error on the file field, and the picture is unchanged', async () => {
    const { id, filename } = await createPicture(cms.payload, { background: '#0d0e0f' })
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'Another hill' }))
    form.set('file', new Blob(['not a picture'], { type: 'image/jpeg' }), 'fake.jpg')
    const response = await cms.call('PATCH', `/api/media/${id}`, { token: editor, form })
    expect([response.status, Object.keys((await readErrors(response)).fields)]).toEqual([400, ['file']])
    expect(await cms.payload.findByID({ collection: 'media', id })).toMatchObject({ filename, alt: 'A green hill' })
  })

  test('is refused with the maximum in the message if the picture is too tall or too large', async () => {
    const answerTo = async (bytes: Uint8Array<ArrayBuffer>) => {
      const response = await upload(bytes)
      return [response.status, response.ok ? undefined : (await readErrors(response)).fields.file]
    }
    const refused = async (width: number, height: number, orientation = 1) => {
      const plain = sharp({ create: { width, height, channels: 3, background: '#0f5c4d' } })
      return answerTo(new Uint8Array(await plain.withMetadata({ orientation }).jpeg().toBuffer()))
    }
    const tooTall = 'This picture is too tall. Please upload one that is at most 16,383 pixels high.'
    expect(await refused(100, 16_384)).toEqual([400, tooTall])
    // Stored on its side, as phones do with upright photos.
    expect(await refused(16_384, 100, 6)).toEqual([400, tooTall])
    expect(await answerTo(await pictureWithDimensions(16_384, 16_384))).toEqual([
      400,
      'This picture is too large. Please upload one of at most 16,383 by 16,383 pixels.',
    ])
    expect(await refused(16_384, 100)).toEqual([201, undefined])
    expect(await refused(100, 16_383)).toEqual([201, undefined])
  })

  test('is refused from a signed-out caller before any file is stored', async () => {
    const bytes = new Uint8Array(await pictureBytes(20, 20, '#888888'))
    const before = await files()
    expect((await upload(bytes, { token: '' })).status).toBe(403)
    expect(await files()).toEqual(before)
  })
})

test('the location and camera of a photo are not stored', async () => {
  const data = await sharp(await pictureBytes(300, 200))
    .withExif({ IFD0: { Copyright: 'somebody', Model: 'a camera' } })
    .jpeg()
    .toBuffer()
  const { renditions } = await cms.payload.create({
    collection: 'media',
    data: { alt: 'A hill' },
    file: { data, name: 'photo.jpg', mimetype: 'image/jpeg', size: data.length },
  })
  const { exif } = await sharp(path.join(cms.env.mediaDir, renditions?.[0]?.file ?? '')).metadata()
  expect(exif).toBeUndefined()
})
