import sharp from 'sharp'
import { pictures } from '../content/pictures/index.ts'
import { drawPicture } from './draw-picture.ts'

// All demo pictures on one sheet: npx tsx cms/seed/pictures/contact-sheet.ts out.png [part of a name]
const [out, filter = ''] = process.argv.slice(2)
if (!out) throw new Error('Say where the sheet shall be written: contact-sheet.ts out.png')

const plans = pictures.filter((picture) => picture.name.includes(filter))
const columns = Math.min(plans.length, plans.length > 40 ? 10 : 4)
const width = plans.length > 40 ? 240 : 480
const height = Math.round((width * 2) / 3)
const gap = 8

const tiles = await Promise.all(
  plans.map(async (plan, i) => ({
    input: await drawPicture(plan, width),
    left: gap + (i % columns) * (width + gap),
    top: gap + Math.floor(i / columns) * (height + gap),
  })),
)

await sharp({
  create: {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(plans.length / columns) * (height + gap),
    channels: 3,
    background: '#fbf8f2',
  },
})
  .composite(tiles)
  .png()
  .toFile(out)

console.log(`${plans.length} pictures on ${out}`)
