import { createHash } from 'node:crypto'
import visibleScript from 'astro/runtime/client/visible.prebuilt.js'
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js'
import { expect, it } from 'vitest'
import { finishHtml, preloadPicture } from './finish-page.ts'

const digest = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const meta = (...hashes: string[]) =>
  `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src ${["'self'", ...hashes].join(' ')};">`

it('finishHtml limits the content security policy to the scripts and styles in the page', () => {
  const body = '<script src="/x.js"></script><script>run()</script><style media="print">p{}</style>'
  expect(finishHtml(meta(digest('run()'), digest('other()'), digest('p{}')) + body)).toBe(
    meta(digest('run()'), digest('p{}')) + body,
  )
})

it('finishHtml gives scripts a lower priority than images and fonts, and makes only the last script async', () => {
  const filters = '<script type="module" src="/filters.js"></script>'
  const all = '<script type="module" src="/all.js"></script>'
  for (const end of ['</body> </html>', '<script type="module">0</script></body> </html>']) {
    expect(finishHtml(`<main>${filters}</main>${all}${end}`)).toBe(
      '<main><script type="module" fetchpriority="low" src="/filters.js"></script></main>' +
        `<script async type="module" fetchpriority="low" src="/all.js"></script>${end}`,
    )
  }
})

it('finishHtml removes the style element for islands from the body', () => {
  const html =
    '<div><style>astro-island,astro-slot,astro-static-slot{display:contents}</style><astro-island></astro-island></div>'
  expect(finishHtml(html)).toBe('<div><astro-island></astro-island></div>')
})

it('finishHtml removes the island scripts of Astro from pages whose islands are all `client:visible`', () => {
  const scripts = `<script>${visibleScript}</script><script>${islandScript}</script>`
  const waiting = '<astro-island client="visible"></astro-island>'
  expect(finishHtml(scripts + waiting)).toBe(waiting)
  for (const client of ['load', 'only']) {
    const page = `${scripts}${waiting}<astro-island client="${client}"></astro-island>`
    expect(finishHtml(page)).toBe(page)
  }
})

const expected = '<link rel="expect" href="#bottom-bars" blocking="render">'
const picture = '<img class="x" src="/media/a.webp" srcset="/media/a.webp 320w, /media/$b.webp 640w" sizes="76vw"'

it('preloadPicture preloads the first high-priority image of a page in its head', () => {
  const page = `<head>${expected}</head><img src="/icon.svg">${picture} fetchpriority="high">`
  expect(preloadPicture(page)).toBe(
    page.replace(
      '<head>',
      () =>
        '<head><link rel="preload" as="image" imagesrcset="/media/a.webp 320w, /media/$b.webp 640w" imagesizes="76vw" fetchpriority="high">',
    ),
  )
})

it('preloadPicture does not change a page without a high-priority image', () => {
  const page = `<head>${expected}</head>${picture}>`
  expect(preloadPicture(page)).toBe(page)
})
