import { makeArticle, makePicture, makeSettings } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { createPreviewPicture, formatJsonLd } from './head.ts'
import {
  createArticleNode,
  createBreadcrumbs,
  createFaqNode,
  createItemList,
  createOrganizationNode,
} from './structured-data.ts'

const site = new URL('https://nusa.example')

describe('structured data', () => {
  it('cannot end the script element that contains it', () => {
    expect(formatJsonLd([{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }])).not.toContain('</script>')
  })

  it('is a graph if there are several nodes, and a plain node if there is only one', () => {
    const thing = { '@type': 'Thing' }
    expect(JSON.parse(formatJsonLd([thing]))).toEqual({ '@context': 'https://schema.org', ...thing })
    expect(JSON.parse(formatJsonLd([thing, thing]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [thing, thing],
    })
  })

  it('contains breadcrumbs from home to the current page', () => {
    const list = createBreadcrumbs([{ name: 'Tours', path: '/tours' }], site)
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://nusa.example/' },
      { '@type': 'ListItem', position: 2, name: 'Tours', item: 'https://nusa.example/tours' },
    ])
  })

  it('contains the company logo, if one is set, in the organization and in the publisher of an article', () => {
    const logo = makePicture({ sizes: [{ file: 'logo.webp', width: 480, height: 120 }] })
    const url = 'https://nusa.example/media/logo.webp'
    expect(createOrganizationNode(makeSettings(), { logo, site })).toHaveProperty('logo', url)
    expect(createOrganizationNode(makeSettings(), { site })).toHaveProperty('logo', undefined)
    expect(createArticleNode(makeArticle(), { path: '/news/a', siteName: 'Nusa', logo, site })).toHaveProperty(
      'publisher.logo',
      url,
    )
  })

  it('is null for an empty list and for a page without questions', () => {
    expect(createItemList([], site)).toBeNull()
    expect(createFaqNode([])).toBeNull()
  })
})

describe('the picture of a shared link', () => {
  const sizes = [
    { file: 'ubud-480.webp', width: 480, height: 320 },
    { file: 'ubud-1280.webp', width: 1280, height: 853 },
  ]

  it('is the JPEG made for previews', () => {
    const og = { file: 'ubud-og.jpg', width: 1200, height: 630 }
    expect(createPreviewPicture(makePicture({ sizes, og, alt: 'Rice' }), site)).toEqual({
      url: 'https://nusa.example/media/ubud-og.jpg',
      width: 1200,
      height: 630,
      alt: 'Rice',
    })
  })

  it('is the default picture if the page has no picture', () => {
    expect(createPreviewPicture(undefined, site)).toMatchObject({
      url: 'https://nusa.example/preview.jpg',
      width: 1200,
      height: 630,
    })
  })

  it('is the widest size if no preview picture was made', () => {
    expect(createPreviewPicture(makePicture({ sizes }), site)).toMatchObject({
      url: 'https://nusa.example/media/ubud-1280.webp',
      width: 1280,
    })
  })
})
