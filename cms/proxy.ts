import { type NextRequest, NextResponse } from 'next/server.js'
import { contentSecurityPolicy } from './config/security-headers.ts'

/**
 * The admin's pages, which are all rendered when they are asked for. Nothing else needs scripts of its own: see next.config.mjs.
 * No more than these, since Next reads what passes here into memory, and cuts off large uploads.
 */
export const config = { matcher: ['/admin/:path*'] }

/** Gives each page of the admin a nonce of its own. Next reads it out of the request's policy and puts it on its scripts. */
export function proxy(request: NextRequest): NextResponse {
  const policy = contentSecurityPolicy(
    process.env.NODE_ENV === 'development',
    crypto.randomUUID(),
    process.env.SITE_URL,
  )
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}
