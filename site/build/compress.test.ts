import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { chooseCompressionLevel, createCompressedCopies } from './compress.ts'

const content = Buffer.from(
  Array.from({ length: 5000 }, (_, index) => `<li>${index ** 2 % 997} terraces</li>`).join(''),
)

it('chooseCompressionLevel returns `quick` for over 20 pages of an urgent build, and `lowest` for over 1,000 pages', async () => {
  expect([20, 21, 1000, 1001].map((pages) => chooseCompressionLevel(pages, true))).toEqual([
    'highest',
    'quick',
    'quick',
    'lowest',
  ])
  expect([20, 21, 1000, 1001].map((pages) => chooseCompressionLevel(pages, false))).toEqual([
    'highest',
    'highest',
    'highest',
    'lowest',
  ])
})

it('createCompressedCopies compresses by level, but files that every visitor loads always at the highest level', async () => {
  const [hard, quick, least] = [
    await createCompressedCopies('a.html', content, 'highest'),
    await createCompressedCopies('a.html', content, 'quick'),
    await createCompressedCopies('a.html', content, 'lowest'),
  ]
  expect(quick['.br'].length).toBeGreaterThan(hard['.br'].length)
  expect(least['.gz'].length).toBeGreaterThan(hard['.gz'].length)
  for (const { '.br': copy } of [hard, quick, least]) expect(brotliDecompressSync(copy).equals(content)).toBe(true)
  for (const file of ['a.js', 'data/tours/index.json'])
    expect(await createCompressedCopies(file, content, 'lowest')).toEqual(
      await createCompressedCopies(file, content, 'highest'),
    )
})

it('createCompressedCopies compresses a sitemap less, because only search engines load it', async () => {
  const [sitemap, page] = [
    await createCompressedCopies('sitemap.xml', content, 'highest'),
    await createCompressedCopies('a.html', content, 'quick'),
  ]
  expect(sitemap).toEqual(page)
})
