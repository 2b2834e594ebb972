import { makePage, makeTour } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { jsonLd, summary } from './head.ts'
import { robotsTxt, sitemapEntries, sitemapXml } from './sitemap.ts'

const site = new URL('https://nusa.example')

describe('the sitemap', () => {
  const tours = new Map([[1, makeTour({ id: 1, slug: 'ubud' })]])
  const pages = new Map([[1, makePage({ id: 1, slug: 'help-center' })]])
  const xml = sitemapXml(sitemapEntries({ tours, pages }), site)

  it('lists home, lists, tours and pages with whole addresses', () => {
    for (const path of ['/', '/tours', '/tours/private', '/tour/ubud', '/page/help-center']) {
      expect(xml).toContain(`<loc>https://nusa.example${path}</loc>`)
    }
  })

  it('escapes what XML would read as its own', () => {
    expect(sitemapXml([{ path: '/search?q=a&b' }], site)).toContain('q=a&amp;b')
  })
})

it('robots are sent to the sitemap and kept from personal pages', () => {
  expect(robotsTxt(site)).toMatch(/Disallow: \/cart[\s\S]*Sitemap: https:\/\/nusa\.example\/sitemap\.xml/)
})

it('data for search engines can’t end its script', () => {
  expect(jsonLd({ name: '</script><script>alert(1)</script>' })).not.toContain('</script>')
})

describe('a summary', () => {
  it('is left as it is where it is short', () => {
    expect(summary('  Rice\n terraces ')).toBe('Rice terraces')
  })

  it('is cut at a word where it is long', () => {
    expect(summary('One two three four, five six', 20)).toBe('One two three four…')
  })
})
