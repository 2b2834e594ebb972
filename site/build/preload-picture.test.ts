import { expect, it } from 'vitest'
import { preloadPicture } from './preload-picture.ts'

const expected = '<link rel="expect" href="#bottom-bars" blocking="render">'
const picture = '<img class="x" src="/media/a.webp" srcset="/media/a.webp 320w, /media/$b.webp 640w" sizes="76vw"'

it('preloads the first image of a page in its head', () => {
  const page = `<head>${expected}</head><img src="/icon.svg">${picture} fetchpriority="high">`
  expect(preloadPicture(page)).toBe(
    page.replace(
      '<head>',
      () =>
        '<head><link rel="preload" as="image" imagesrcset="/media/a.webp 320w, /media/$b.webp 640w" imagesizes="76vw" fetchpriority="high">',
    ),
  )
})

it('does not change a page without a high-priority image', () => {
  const page = `<head>${expected}</head>${picture}>`
  expect(preloadPicture(page)).toBe(page)
})
