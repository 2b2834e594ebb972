import type { Page, Picture, Tour } from '@nusa/shared/catalog'
import { makePicture, makeSettings, makeTour } from '@nusa/shared/testing'
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
    ['a tour changes', ['all', [ubud, { ...kuta, title: 'Kuta Beach' }]]],
    ['the order of the tours changes', ['all', [kuta, ubud]]],
    ['a tour is missing', ['all', [ubud]]],
    ['a text changes', ['some', [ubud, kuta]]],
    ['a list is replaced by its items', ['all', ubud, kuta]],
  ])('differs if %s', (_, own) => {
    expect(cacheKey(site, () => own)).not.toBe(cacheKey(site, () => ['all', [ubud, kuta]]))
  })

  it('differs if content that every page shows differs', () => {
    const other = siteOf({ ...makeSettings(), tagline: 'Another one' })
    expect(cacheKey(other, () => [ubud])).not.toBe(cacheKey(site, () => [ubud]))
  })

  it('differs if the file of the logo was replaced', () => {
    const withLogo = (width: number) => {
      const pictures = new Map([[3, makePicture({ id: 3, width })]])
      return cacheKey({ ...siteOf(makeSettings({ logo: 3 })), pictures }, () => [ubud])
    }
    expect(withLogo(640)).not.toBe(withLogo(480))
  })

  it('is empty after `disableKeys`, without reading the content', async () => {
    vi.resetModules()
    const apart = await import('./cache-key.ts')
    apart.disableKeys()
    const own = vi.fn(() => [ubud])
    expect(apart.cacheKey(site, own)).toBe('')
    expect(own).not.toHaveBeenCalled()
  })
})
