import { defineMiddleware } from 'astro:middleware'
import { finishHtml } from './build/finish-html.ts'
import { pageStylesOf } from './build/page-styles.ts'
import { preloadPicture } from './build/preload-picture.ts'

/** `BUILT_DIR` is where site/build.ts has the scripts and styles put; `npm run dev` has no such place. */
const withStyles = pageStylesOf(process.env.BUILT_DIR)

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = preloadPicture(await response.text())
  return new Response(finishHtml(withStyles ? withStyles(html) : html), response)
})
