import { type NextRequest, NextResponse } from 'next/server.js'
import { contentSecurityPolicy } from './config/security-headers.ts'

/**
 * Matches the admin's pages. Other paths need no nonce, and `next.config.mjs` sets their policy. Keep the matcher
 * narrow: Next buffers the body of matching requests in memory and truncates large uploads.
 */
export const config = { matcher: ['/admin/:path*'] }

/** Gives each admin page a new nonce, which Next reads from the request and adds to its scripts. */
export function proxy(request: NextRequest): NextResponse {
  const isDevelopment = process.env.NODE_ENV === 'development'
  const nonce = crypto.randomUUID()
  const policy = contentSecurityPolicy(isDevelopment, nonce, process.env.SITE_URL)
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}
