import { defineMiddleware } from 'astro:middleware'
import { finishHtml } from './build/finish-html.ts'

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  return new Response(finishHtml(await response.text()), response)
})
