import sharp from 'sharp'

/**
 * Returns a photo as phones store it: sideways, with an orientation tag and GPS data. The upright picture is red on the
 * left and blue on the right.
 */
export async function photo(width = 400, height = 300): Promise<Uint8Array<ArrayBuffer>> {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: '#0000ff' } }
  const upright = await sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
  const sideways = await sharp(upright)
    .rotate(270)
    .withExif({ IFD0: { Copyright: 'secret-of-the-camera' }, IFD3: { GPSLatitude: '8/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
  return new Uint8Array(sideways)
}
