import { defineMiddleware } from 'astro:middleware'
import { finishPage } from './build/finish-page.ts'

/** Finishes pages in the dev server. In a build, build/renderer.ts finishes pages without copying each response. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  return import.meta.env.DEV && isPage ? new Response(finishPage(await response.text()), response) : response
})
