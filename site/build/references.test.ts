import { expect, it } from 'vitest'
import { checkReferences } from './references.ts'

const check = (files: string[], redirects = '') =>
  checkReferences({ files, redirects, siteUrl: 'https://nusa.example' })

it('a site whose references all exist has none missing', () => {
  const inSite = check(['_astro/Gallery.a1.js', '_astro/react.b2.js'])
  expect(inSite('_astro/Gallery.a1.js', 'import "/_astro/react.b2.js"').files).toEqual([])
  expect(inSite('tour/ubud/index.html', '<script src="/_astro/Gallery.a1.js"></script>').files).toEqual([])
})

it('an island that points at a chunk of other code is found', () => {
  const html = '<astro-island component-url="/_astro/BookingBlock.old.js"></astro-island>'
  expect(check([])('tour/ubud/index.html', html).files).toEqual(['/_astro/BookingBlock.old.js in tour/ubud/index.html'])
})

it('so is a font that a style asks for', () => {
  expect(check([])('_astro/page.css', 'src:url(/_astro/jakarta.x.woff2)format("woff2")').files).toEqual([
    '/_astro/jakarta.x.woff2 in _astro/page.css',
  ])
})

it('a link to a page that is not there is found, but not one to what is elsewhere or has moved', () => {
  const dead = ['/page/visa', 'https://nusa.example/news/gone?x=1#top']
  const good = ['/', '/tours?sort=rating', '/tour/7', '/api/x', 'https://other.example/page', '#top', 'mailto:a@b.c']
  const html = [...dead, ...good].map((href) => `<a class="x" href="${href}">it</a>`).join('')
  const inSite = check(['index.html', 'tours/index.html', 'news/ubud/index.html'], '/tour/7 /tour/ubud 301\n')
  expect(inSite('news/ubud/index.html', html).links).toEqual([
    '/page/visa in news/ubud/index.html',
    '/news/gone in news/ubud/index.html',
  ])
})
