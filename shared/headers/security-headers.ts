/** What an answer is: a page, whose own policy stands in it, or data, which never is one. */
type Kind = 'page' | 'data'

/** Pages name what they load themselves, by hashes; who may frame them can be said in a header only. */
const policies: Record<Kind, string> = {
  page: "frame-ancestors 'none'",
  data: "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}

/** How long browsers keep what another name is given to once it changes. */
export const forEver = 'public, max-age=31536000, immutable'

/**
 * Cuts the tie to a window that has opened the page. A browser starts a new process for it once the answer is there, so pages
 * that anybody may see, and that strangers see first, go without.
 */
export const windowOfItsOwn = { 'cross-origin-opener-policy': 'same-origin' }

/** Headers of every answer, pages and API alike; whoever serves the pages must add them. */
export function securityHeaders(siteUrl: string, kind: Kind): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': policies[kind],
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Networks that show a link may show the picture of its page from here.
    ...(kind === 'data' && { 'cross-origin-resource-policy': 'same-origin', ...windowOfItsOwn }),
  }
  if (siteUrl.startsWith('https:')) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains'
  return headers
}
