import { makePage, makePicture, makeSettings, makeTour } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { findPageBySlug, footerPages, legalPages, sitePicture } from './catalog.ts'

const keyed = <Entry extends { id: number }>(...entries: Entry[]) => new Map(entries.map((entry) => [entry.id, entry]))

describe('footerPages and findPageBySlug', () => {
  it('find a page by its previous address', () => {
    const pages = keyed(
      makePage({ id: 1, slug: 'how-to-reach-us', previous_slugs: ['contact-us'] }),
      makePage({ id: 2, slug: 'booking-policy' }),
    )
    expect(footerPages({ pages }).map(({ slug }) => slug)).toEqual(['booking-policy', 'how-to-reach-us'])
    expect(findPageBySlug('contact-us', { pages })?.id).toBe(1)
    expect(findPageBySlug('help-center', { pages })).toBeUndefined()
  })

  it('prefer the page that has an address now to a page that had the address before', () => {
    const pages = keyed(
      makePage({ id: 1, slug: 'old-help', previous_slugs: ['help-center'] }),
      makePage({ id: 2, slug: 'help-center' }),
    )
    expect(findPageBySlug('help-center', { pages })?.id).toBe(2)
  })
})

describe('legalPages', () => {
  const terms = makePage({ id: 1, slug: 'terms' })
  const privacy = makePage({ id: 2, slug: 'privacy-policy' })
  const settings = makeSettings({ terms_page: 1, privacy_page: 2 })

  it('returns the terms and the privacy policy chosen in the settings', () => {
    expect(legalPages({ settings, pages: keyed(privacy, terms) })).toEqual([terms, privacy])
  })

  it('omits a page that is not published', () => {
    expect(legalPages({ settings, pages: keyed(terms) })).toEqual([terms])
  })

  it('returns no pages if the settings contain none', () => {
    expect(legalPages({ settings: makeSettings(), pages: keyed(terms, privacy) })).toEqual([])
  })

  it('returns a page once if it is chosen as terms and as privacy policy', () => {
    const both = makeSettings({ terms_page: 1, privacy_page: 1 })
    expect(legalPages({ settings: both, pages: keyed(terms) })).toEqual([terms])
  })
})

describe('sitePicture', () => {
  const pictures = keyed(makePicture({ id: 5 }), makePicture({ id: 6 }), makePicture({ id: 7 }))
  const moment = '2026-11-21T06:00:00.000Z'
  const slide = { id: 1, title: 'Bali', image: 7, order: 1, created_at: moment, updated_at: moment }
  const tours = keyed(
    makeTour({ id: 1, main_image: 5, review_count: 3 }),
    makeTour({ id: 2, main_image: 6, review_count: 9 }),
    makeTour({ id: 3, main_image: null, review_count: 20 }),
  )

  it('returns the picture of the first slide', () => {
    expect(sitePicture({ heroSlides: [slide], pictures, tours })?.id).toBe(7)
  })

  it('returns the picture of the tour with the most reviews if there are no slides', () => {
    expect(sitePicture({ heroSlides: [], pictures, tours })?.id).toBe(6)
  })

  it('returns undefined if there are no pictures', () => {
    expect(sitePicture({ heroSlides: [], pictures: new Map(), tours })).toBeUndefined()
  })
})
