import { defineMiddleware } from 'astro:middleware'
import { finishedPage } from './build/finished-page.ts'

/** While developing, pages are finished here; in a build by what renders them (build/pages-entry.ts), without another copy. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  return import.meta.env.DEV && isPage ? new Response(finishedPage(await response.text()), response) : response
})
