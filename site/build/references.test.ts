import { expect, it } from 'vitest'
import { createMissingUrlFinder, referencesIn } from './references.ts'

const site = 'https://nusa.example'

it('referencesIn finds the files that pages, styles and scripts reference', () => {
  const assetsIn = (file: string, text: string) => referencesIn(file, text, site).assets
  expect(assetsIn('_astro/Gallery.a1.js', 'import "/_astro/react.b2.js"')).toEqual(['/_astro/react.b2.js'])
  const island = '<astro-island component-url="/_astro/BookingBlock.old.js"></astro-island>'
  expect(assetsIn('tour/ubud/index.html', island)).toEqual(['/_astro/BookingBlock.old.js'])
  const font = 'src:url(/_astro/jakarta.x.woff2)format("woff2")'
  expect(assetsIn('_astro/page.css', font)).toEqual(['/_astro/jakarta.x.woff2'])
  expect(assetsIn('data/tours.json', font)).toEqual([])
})

it('referencesIn finds each link of a page to this site once', () => {
  const inside = ['/', '/tours?sort=rating', '/tours', `${site}/news/gone?x=1#top`, '/tempat/b%C3%A0li']
  const outside = ['/api/x', '/media/a.webp', 'https://other.example/page', 'mailto:a@b.c']
  const html = [...inside, ...outside].map((href) => `<a class="x" href="${href}">it</a>`).join('')
  expect(referencesIn('news/ubud/index.html', html, site).links).toEqual(['/', '/tours', '/news/gone', '/tempat/bàli'])
})

it('createMissingUrlFinder finds URLs that do not exist and do not redirect', () => {
  const files = ['index.html', 'tours/index.html', '_astro/react.b2.js']
  const findMissing = createMissingUrlFinder({ files, redirects: '/tour/7 /tour/ubud 301\n' })
  const living = ['/', '/tours', '/tours/', '/tours/index.html', '/tour/7', '/_astro/react.b2.js']
  expect(findMissing(living)).toEqual([])
  expect(findMissing(['/page/visa', '/tours', '/_astro/react.a1.js'])).toEqual(['/page/visa', '/_astro/react.a1.js'])
})
