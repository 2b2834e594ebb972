import { expect, it } from 'vitest'
import { maxIndexBytes, measureIndexBytes } from './index-bytes.ts'
import { createLargeCatalog } from './make-tours.ts'

it('the index of 10,000 tours has at most 200 kB when compressed', async () => {
  expect(await measureIndexBytes(createLargeCatalog())).toBeLessThanOrEqual(maxIndexBytes)
}, 60_000)

it('the large catalogue is the same in every run and has unique slugs', () => {
  const catalog = createLargeCatalog(300)
  expect([...createLargeCatalog(300).tours.values()]).toEqual([...catalog.tours.values()])
  expect(new Set([...catalog.tours.values()].map(({ slug }) => slug)).size).toBe(300)
})
