import { createHash } from 'node:crypto'
import visibleScript from 'astro/runtime/client/visible.prebuilt.js'
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js'
import { expect, it } from 'vitest'
import { finishHtml } from './finish-html.ts'

const digest = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const meta = (...hashes: string[]) =>
  `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src ${["'self'", ...hashes].join(' ')};">`

it('the policy names the scripts and styles of its page, and no others', () => {
  const body = '<script src="/x.js"></script><script>run()</script><style media="print">p{}</style>'
  expect(finishHtml(meta(digest('run()'), digest('other()'), digest('p{}')) + body)).toBe(
    meta(digest('run()'), digest('p{}')) + body,
  )
})

it('a page’s scripts wait for its picture and its fonts, and the last one for nothing else', () => {
  const filters = '<script type="module" src="/filters.js"></script>'
  const all = '<script type="module" src="/all.js"></script>'
  for (const end of ['</body> </html>', '<script type="module">0</script></body> </html>']) {
    expect(finishHtml(`<main>${filters}</main>${all}${end}`)).toBe(
      '<main><script type="module" fetchpriority="low" src="/filters.js"></script></main>' +
        `<script async type="module" fetchpriority="low" src="/all.js"></script>${end}`,
    )
  }
})

it('the style of the islands does not stand in the body', () => {
  const html =
    '<div><style>astro-island,astro-slot,astro-static-slot{display:contents}</style><astro-island></astro-island></div>'
  expect(finishHtml(html)).toBe('<div><astro-island></astro-island></div>')
})

it('Astro’s scripts for islands stand only in pages where an island comes to life before it is seen', () => {
  const scripts = `<script>${visibleScript}</script><script>${islandScript}</script>`
  const waiting = '<astro-island client="visible"></astro-island>'
  expect(finishHtml(scripts + waiting)).toBe(waiting)
  for (const client of ['load', 'only']) {
    const page = `${scripts}${waiting}<astro-island client="${client}"></astro-island>`
    expect(finishHtml(page)).toBe(page)
  }
})
