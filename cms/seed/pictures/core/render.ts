import sharp from 'sharp'
import { createRandom } from './random.ts'

/** How strongly the paper's grain moves a channel, of 255. */
const grainStrength = 9
const tileSize = 256

/** One tile of grain: fine specks and a coarser fleck, the same for every picture, shifted by its seed. */
const grain = (() => {
  const random = createRandom('paper')
  const fine = Float32Array.from({ length: tileSize * tileSize }, () => random.next() + random.next() - 1)
  return Float32Array.from(fine, (value, i) => {
    const x = i % tileSize
    const y = (i - x) / tileSize
    const beside = fine[y * tileSize + ((x + 1) % tileSize)] ?? 0
    const below = fine[((y + 1) % tileSize) * tileSize + x] ?? 0
    return (value * 0.6 + (beside + below) * 0.45) * grainStrength
  })
})()

/** The drawing as a JPEG of `width` pixels, three to two, with the grain of the paper and edges that fall off a little. */
export async function renderPicture(svg: string, seed: string, width: number): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 })
    .resize(width)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const random = createRandom(`${seed} grain`)
  const [shiftX, shiftY] = [random.int(0, tileSize - 1), random.int(0, tileSize - 1)]
  const [halfX, halfY] = [info.width / 2, info.height / 2]
  for (let y = 0, at = 0; y < info.height; y++) {
    const row = ((y + shiftY) % tileSize) * tileSize
    const fromMiddleY = ((y - halfY) / halfY) ** 2
    for (let x = 0; x < info.width; x++, at += 3) {
      const fall = 1 - 0.06 * (((x - halfX) / halfX) ** 2 + fromMiddleY)
      const speck = grain[row + ((x + shiftX) % tileSize)] ?? 0
      for (let channel = at; channel < at + 3; channel++) {
        const value = (data[channel] ?? 0) * fall + speck
        data[channel] = value < 0 ? 0 : Math.min(value, 255)
      }
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 93, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
