import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { makeAvatar, makeDocument } from './make-pictures.ts'

/** The real one; only how often a file is given to it to read is noted. */
vi.mock('sharp', async (importReal) => {
  const { default: real } = await importReal<typeof import('sharp')>()
  return { default: Object.assign(vi.fn(real), real) }
})

const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const
const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff0000', noise } })
const bytesOf = async (made: ReturnType<typeof picture>) => new Uint8Array(await made.toBuffer())

describe('a picture', () => {
  test.each([
    ['in shades of gray', () => picture().grayscale().png()],
    ['of 16 bits', () => picture().toColourspace('rgb16').png()],
    ['in the colors of print', () => picture().toColourspace('cmyk').jpeg()],
    ['that is transparent', () => picture().ensureAlpha(0.5).png()],
    ['with a palette', () => picture().png({ palette: true })],
  ])('%s is made anew', async (_what, make) => {
    const upload = await bytesOf(make())
    const document = await makeDocument(upload)
    expect(await sharp(document ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 })
    const squares = await makeAvatar(upload, {})
    expect(await sharp(squares?.get(96)).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 })
  })

  test.each(['jpeg', 'png', 'webp'] as const)(
    'of kind %s that is broken anywhere is none, or is made',
    async (kind) => {
      const whole = await bytesOf(picture().toFormat(kind))
      for (let at = 1; at < whole.length; at += Math.ceil(whole.length / 60)) {
        for (const broken of [whole.slice(0, at), whole.with(at, 255 - (whole[at] ?? 0))]) {
          await makeAvatar(broken, {})
          await makeDocument(broken)
        }
      }
    },
  )
})

describe('an upload of another kind', () => {
  const text = (content: string) => async () => new TextEncoder().encode(content)
  test.each([
    ['a GIF', () => bytesOf(picture().gif())],
    ['a TIFF', () => bytesOf(picture().tiff())],
    ['an AVIF', () => bytesOf(picture().avif())],
    ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a bitmap in text', text('P3 1 1 255 0 0 0')],
    ['a PDF', text('%PDF-1.7')],
    ['a sound', text('RIFF\x00\x00\x00\x00WAVEfmt ')],
    ['three bytes', text('abc')],
  ])('is refused before anything reads it: %s', async (_what, make) => {
    const upload = await make()
    vi.mocked(sharp).mockClear()
    expect([await makeDocument(upload), await makeAvatar(upload, {})]).toEqual([null, null])
    expect(sharp).not.toHaveBeenCalled()
  })

  test('that begins as a picture of ours and is none is refused', async () => {
    for (const start of [
      [0xff, 0xd8, 0xff],
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ]) {
      expect(await makeDocument(new Uint8Array([...start, ...(await bytesOf(picture().gif()))]))).toBeNull()
    }
  })
})

test('a fault of ours is no fault of the picture', async () => {
  const upload = await bytesOf(picture().png())
  await expect(makeAvatar(upload, { side: Number.NaN })).rejects.toThrow('Expected')
})
