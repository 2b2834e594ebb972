import { defineMiddleware } from 'astro:middleware'

/** Astro writes it before a page's first island, in the middle of the body, where HTML allows no style. */
const islandStyle = /<style>astro-island,astro-slot,astro-static-slot\{display:contents\}<\/style>/

/** Makes the pages valid HTML: what the removed style says stands in styles/global.css. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = await response.text()
  return new Response(html.replace(islandStyle, ''), response)
})
