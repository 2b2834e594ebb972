import { expect, it } from 'vitest'
import { indexBytes, mostIndexBytes } from './index-bytes.ts'
import { makeLargeCatalog } from './make-tours.ts'

it('the index of 10,000 tours has 200 kB at most on the wire', async () => {
  expect(await indexBytes(makeLargeCatalog())).toBeLessThanOrEqual(mostIndexBytes)
}, 60_000)

it('the large catalogue is the same at every run, each slug once', () => {
  const catalog = makeLargeCatalog(300)
  expect([...makeLargeCatalog(300).tours.values()]).toEqual([...catalog.tours.values()])
  expect(new Set([...catalog.tours.values()].map(({ slug }) => slug)).size).toBe(300)
})
