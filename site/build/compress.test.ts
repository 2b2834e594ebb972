import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressedCopies } from './compress.ts'

const content = Buffer.from(
  Array.from({ length: 5000 }, (_, index) => `<li>${index ** 2 % 997} terraces</li>`).join(''),
)

it('a page is pressed less hard among very many, what everybody loads is not', async () => {
  const [few, many] = [await compressedCopies('a.html', content, 10), await compressedCopies('a.html', content, 10_000)]
  expect(many['.br'].length).toBeGreaterThan(few['.br'].length)
  expect(brotliDecompressSync(many['.br']).equals(content)).toBe(true)
  for (const file of ['a.js', 'data/tours/index.json'])
    expect(await compressedCopies(file, content, 10_000)).toEqual(await compressedCopies(file, content, 10))
})
