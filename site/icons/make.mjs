// Creates the images in site/public that browsers and link previews need in addition to icon.svg: `node
// site/icons/make.mjs`.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const site = path.join(import.meta.dirname, '..')
const put = (name, content) => writeFile(path.join(site, 'public', name), content)

const icon = await readFile(path.join(site, 'public/icon.svg'))
const pngOf = (svg, size) => sharp(svg, { density: 288 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()

// Square, because phones round the corners themselves.
await put('apple-touch-icon.png', await pngOf(Buffer.from(String(icon).replace(' rx="6"', '')), 180))

/** An ICO file with one PNG. */
const small = await pngOf(icon, 32)
const head = Buffer.alloc(22)
head.writeUInt16LE(1, 2)
head.writeUInt16LE(1, 4)
head.writeUInt8(32, 6)
head.writeUInt8(32, 7)
head.writeUInt16LE(1, 10)
head.writeUInt16LE(32, 12)
head.writeUInt32LE(small.length, 14)
head.writeUInt32LE(head.length, 18)
await put('favicon.ico', Buffer.concat([head, small]))

const view = await readFile(path.join(site, 'features/home/stock/terraces.svg'))
await put(
  'preview.jpg',
  await sharp(view).resize(1200, 630, { fit: 'cover' }).jpeg({ quality: 72, mozjpeg: true }).toBuffer(),
)
