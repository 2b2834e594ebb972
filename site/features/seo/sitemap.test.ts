import { makePage, makeTour } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { formatRobotsTxt, formatSitemap, listSitemapEntries } from './sitemap.ts'

const site = new URL('https://nusa.example')
const none = new Map<number, never>()
const nothing = {
  tours: none,
  pages: none,
  categories: none,
  destinations: none,
  articles: none,
  carRentals: none,
  airportTransfers: none,
  hotels: new Map<string, never>(),
}

describe('the sitemap', () => {
  const tours = new Map([[1, makeTour({ id: 1, slug: 'ubud', updated_at: '2026-03-09T07:30:00.000Z' })]])
  const pages = new Map([[1, makePage({ id: 1, slug: 'help-center' })]])
  const xml = formatSitemap(listSitemapEntries({ ...nothing, tours, pages }), site)

  it('contains home, lists, tours and pages with absolute URLs', () => {
    for (const path of [
      '/',
      '/tours',
      '/tours/private',
      '/categories',
      '/destinations',
      '/news',
      '/hotels',
      '/tour/ubud',
      '/page/help-center',
    ]) {
      expect(xml).toContain(`<loc>https://nusa.example${path}</loc>`)
    }
  })

  it('contains the time of the last change of each entry, and for a list the latest change of its entries', () => {
    expect(xml).toContain('<loc>https://nusa.example/tour/ubud</loc><lastmod>2026-03-09T07:30:00.000Z</lastmod>')
    expect(xml).toContain('<loc>https://nusa.example/tours</loc><lastmod>2026-03-09T07:30:00.000Z</lastmod>')
  })

  it('escapes XML characters', () => {
    expect(formatSitemap([{ path: '/search?q=a&b' }], site)).toContain('q=a&amp;b')
  })
})

it('formatRobotsTxt returns rules that disallow the API and the data files, and the URL of the sitemap', () => {
  expect(formatRobotsTxt(site)).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /data/\n\nSitemap: https://nusa.example/sitemap.xml\n',
  )
})
