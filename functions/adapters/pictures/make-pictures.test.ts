import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeAvatar, makeDocument } from './make-pictures.ts'

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

test('a fault of ours is no fault of the picture', async () => {
  const upload = await bytesOf(picture().png())
  await expect(makeAvatar(upload, { side: Number.NaN })).rejects.toThrow('Expected')
})
