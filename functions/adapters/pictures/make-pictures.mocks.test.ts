import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { makeAvatar, makeDocument } from './make-pictures.ts'

/** Wraps the real module to count its calls. */
vi.mock('sharp', async (importReal) => {
  const { default: real } = await importReal<typeof import('sharp')>()
  return { default: Object.assign(vi.fn(real), real) }
})

const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const
const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff0000', noise } })
const toBytes = async (rendered: ReturnType<typeof picture>) => new Uint8Array(await rendered.toBuffer())

describe('a picture', () => {
  test.each([
    ['is in greyscale', () => picture().grayscale().png()],
    ['has 16 bits per channel', () => picture().toColourspace('rgb16').png()],
    ['is in CMYK', () => picture().toColourspace('cmyk').jpeg()],
    ['has transparency', () => picture().ensureAlpha(0.5).png()],
    ['has a palette', () => picture().png({ palette: true })],
  ])('is converted to WebP if it %s', async (_what, make) => {
    const upload = await toBytes(make())
    const document = await makeDocument(upload)
    expect(await sharp(document ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 })
    const webpBySide = await makeAvatar(upload, {})
    expect(await sharp(webpBySide?.get(96)).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 })
  })

  test.each(['jpeg', 'png', 'webp'] as const)(
    'in the format %s causes no error, wherever the picture is damaged or truncated',
    async (kind) => {
      const whole = await toBytes(picture().toFormat(kind))
      for (let at = 1; at < whole.length; at += Math.ceil(whole.length / 60)) {
        for (const broken of [whole.slice(0, at), whole.with(at, 255 - (whole[at] ?? 0))]) {
          await makeAvatar(broken, {})
          await makeDocument(broken)
        }
      }
    },
  )
})

describe('an upload', () => {
  const text = (content: string) => async () => new TextEncoder().encode(content)
  test.each([
    ['a GIF', () => toBytes(picture().gif())],
    ['a TIFF', () => toBytes(picture().tiff())],
    ['an AVIF', () => toBytes(picture().avif())],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a PPM', text('P3 1 1 255 0 0 0')],
    ['a PDF', text('%PDF-1.7')],
    ['a WAV', text('RIFF\x00\x00\x00\x00WAVEfmt ')],
    ['three bytes', text('abc')],
  ])('that is %s is rejected before sharp reads the upload', async (_what, make) => {
    const upload = await make()
    vi.mocked(sharp).mockClear()
    expect([await makeDocument(upload), await makeAvatar(upload, {})]).toEqual([null, null])
    expect(sharp).not.toHaveBeenCalled()
  })

  test('is rejected if only its first bytes match an accepted format', async () => {
    for (const start of [
      [0xff, 0xd8, 0xff],
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ]) {
      expect(await makeDocument(new Uint8Array([...start, ...(await toBytes(picture().gif()))]))).toBeNull()
    }
  })
})

test('an error after decoding is thrown, and not reported as an unreadable picture', async () => {
  const upload = await toBytes(picture().png())
  await expect(makeAvatar(upload, { side: Number.NaN })).rejects.toThrow('Expected')
})
