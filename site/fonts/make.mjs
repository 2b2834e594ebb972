// Creates the font files of the site from the open-source originals; see README.md in this directory.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(path.join(process.cwd(), 'package.json'))
const subsetFont = require('subset-font')
const { fromFile } = await import(require.resolve('@capsizecss/unpack/fs'))

const characterRange = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
// The printable characters of ASCII and Latin-1, and some more.
const letters = `${characterRange(0x20, 0x7e)}${characterRange(0xa0, 0xff)}ıŒœŸ–—‘’‚“”„•…‹›€™←→−`

const fontsDir = import.meta.dirname
const originals = path.join(fontsDir, '../../node_modules/@fontsource-variable')
const fonts = [
  {
    file: 'jakarta',
    original: 'plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    fallbacks: [
      // Measured with the texts of the demo content, because the average of Arial includes even rare letters.
      { name: 'Arial at weight 400', averageWidth: 0.44653 },
      { name: 'Arial at other weights', averageWidth: 904 / 2048 },
    ],
  },
  {
    file: 'fraunces',
    original: 'fraunces/files/fraunces-latin-full-normal.woff2',
    // For headings only: a large optical size, no softness, no wonky letters.
    axes: { wght: 520, opsz: 60, SOFT: 0, WONK: 0 },
    fallbacks: [
      { name: 'Georgia', averageWidth: 913 / 2048 },
      { name: 'Times New Roman', averageWidth: 832 / 2048 },
    ],
  },
]

for (const { file, original, axes, fallbacks } of fonts) {
  const source = await readFile(path.join(originals, original))
  // The names that are kept are the copyright, the licence and its URL.
  const options = { targetFormat: 'woff2', variationAxes: axes, preserveNameIds: [0, 13, 14] }
  const subset = await subsetFont(source, letters, options)
  await writeFile(path.join(fontsDir, `${file}.woff2`), subset)
  console.log(file, `${(subset.length / 1000).toFixed(1)} kB`)
  const metrics = await fromFile(path.join(fontsDir, `${file}.woff2`))
  for (const { name, averageWidth } of fallbacks) {
    const sizeAdjust = metrics.xWidthAvg / metrics.unitsPerEm / averageWidth
    const formatPercentage = (value) => `${((Math.abs(value) / metrics.unitsPerEm / sizeAdjust) * 100).toFixed(2)}%`
    console.log(` instead of ${name}:`, {
      'size-adjust': `${(sizeAdjust * 100).toFixed(2)}%`,
      'ascent-override': formatPercentage(metrics.ascent),
      'descent-override': formatPercentage(metrics.descent),
      'line-gap-override': formatPercentage(metrics.lineGap),
    })
  }
}
