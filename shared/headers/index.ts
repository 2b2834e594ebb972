/** Pages with personal data or a sign-in, and the pages below them, are isolated from a window that opened them. */
export const personalPages = [
  '/auth',
  '/booking/confirmation',
  '/booking/file',
  '/cart',
  '/checkout',
  '/confirm-email',
  '/dashboard',
  '/favorites',
  '/reset-password',
  '/trip-details',
  '/verify-email',
] as const

export function isPersonalPage(pathname: string): boolean {
  return personalPages.some((page) => pathname === page || pathname.startsWith(`${page}/`))
}

type ResponseKind = 'page' | 'data'

/** Pages list their allowed sources, by hash, in a meta element. Only `frame-ancestors` requires a header. */
const contentSecurityPolicies: Record<ResponseKind, string> = {
  page: "frame-ancestors 'none'",
  data: "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}

/** For files whose URL changes with their content. */
export const immutableCacheControl = 'public, max-age=31536000, immutable'

/**
 * Isolates the page from a window that opened it. For an isolated page, browsers start a new process after they receive
 * the response, which takes time, so public pages are not isolated.
 */
export const openerIsolation = { 'cross-origin-opener-policy': 'same-origin' }

/** Every server that delivers pages or API responses must send these headers. */
export function securityHeaders(siteUrl: string, kind: ResponseKind): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': contentSecurityPolicies[kind],
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Social networks may show the picture of a linked page, so only data is restricted.
    ...(kind === 'data' && { 'cross-origin-resource-policy': 'same-origin', ...openerIsolation }),
  }
  if (siteUrl.startsWith('https:')) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains'
  return headers
}
