import type { Page, Picture, Tour } from '@nusa/shared/catalog'
import { makeSettings, makeTour } from '@nusa/shared/testing'
import { describe, expect, it, vi } from 'vitest'
import { cacheKey } from './cache-key.ts'

const siteOf = (settings = makeSettings()) => ({
  settings,
  currencies: [],
  heroSlides: [],
  pages: new Map<number, Page>(),
  pictures: new Map<number, Picture>(),
  tours: new Map<number, Tour>(),
})

describe('cacheKey', () => {
  const site = siteOf()
  const [ubud, kuta] = [makeTour({ id: 1, title: 'Ubud' }), makeTour({ id: 2, title: 'Kuta' })]

  it('is the same for equal content, even in different objects', () => {
    const key = cacheKey(site, () => ['all', [ubud, kuta]])
    expect(cacheKey(site, () => ['all', [ubud, kuta]])).toBe(key)
    expect(cacheKey(siteOf(), () => ['all', [structuredClone(ubud), kuta]])).toBe(key)
  })

  it.each([
    ['one of its tours is another', ['all', [ubud, { ...kuta, title: 'Kuta Beach' }]]],
    ['its tours are in another order', ['all', [kuta, ubud]]],
    ['one of its tours is gone', ['all', [ubud]]],
    ['its words are others', ['some', [ubud, kuta]]],
    ['what stood in a list stands by itself', ['all', ubud, kuta]],
  ])('differs if %s', (_, own) => {
    expect(cacheKey(site, () => own)).not.toBe(cacheKey(site, () => ['all', [ubud, kuta]]))
  })

  it('differs if the content of every page differs', () => {
    const other = siteOf({ ...makeSettings(), tagline: 'Another one' })
    expect(cacheKey(other, () => [ubud])).not.toBe(cacheKey(site, () => [ubud]))
  })

  it('is not computed for the preview of a single page', async () => {
    vi.resetModules()
    const apart = await import('./cache-key.ts')
    apart.disableKeys()
    const own = vi.fn(() => [ubud])
    expect(apart.cacheKey(site, own)).toBe('')
    expect(own).not.toHaveBeenCalled()
  })
})
