// Creates the images in site/public that browsers and link previews need in addition to icon.svg: `node
// site/icons/make.mjs`.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const site = path.join(import.meta.dirname, '..')
const writePublicFile = (name, content) => writeFile(path.join(site, 'public', name), content)

const icon = await readFile(path.join(site, 'public/icon.svg'))
const renderPng = (svg, size) => sharp(svg, { density: 288 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()

// Square, because phones round the corners themselves.
await writePublicFile('apple-touch-icon.png', await renderPng(Buffer.from(String(icon).replace(' rx="6"', '')), 180))

/** An ICO file with one PNG. */
const smallIcon = await renderPng(icon, 32)
const icoHeader = Buffer.alloc(22)
icoHeader.writeUInt16LE(1, 2) // type: icon
icoHeader.writeUInt16LE(1, 4) // number of images
icoHeader.writeUInt8(32, 6) // width
icoHeader.writeUInt8(32, 7) // height
icoHeader.writeUInt16LE(1, 10) // colour planes
icoHeader.writeUInt16LE(32, 12) // bits per pixel
icoHeader.writeUInt32LE(smallIcon.length, 14) // size of the image
icoHeader.writeUInt32LE(icoHeader.length, 18) // position of the image
await writePublicFile('favicon.ico', Buffer.concat([icoHeader, smallIcon]))

const landscape = await readFile(path.join(site, 'features/home/stock/terraces.svg'))
await writePublicFile(
  'preview.jpg',
  await sharp(landscape).resize(1200, 630, { fit: 'cover' }).jpeg({ quality: 72, mozjpeg: true }).toBuffer(),
)
