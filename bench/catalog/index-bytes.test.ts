import { expect, it } from 'vitest'
import { maxIndexBytes, measureIndexBytes } from './index-bytes.ts'
import { createLargeCatalog } from './make-tours.ts'

it('the compressed index of 10,000 tours has at most 200 kB', async () => {
  expect(await measureIndexBytes(createLargeCatalog())).toBeLessThanOrEqual(maxIndexBytes)
}, 60_000)

it('createLargeCatalog returns the same tours in every run, with unique slugs', () => {
  const catalog = createLargeCatalog(300)
  expect([...createLargeCatalog(300).tours.values()]).toEqual([...catalog.tours.values()])
  expect(new Set([...catalog.tours.values()].map(({ slug }) => slug)).size).toBe(300)
})
