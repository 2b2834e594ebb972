/**
 * What a page of the CMS may load and do; nothing comes from elsewhere or is posted away, and it frames nothing but itself and
 * the storefront, whose pages are seen beside the forms as they will be. Scripts within the page run with the nonce of this answer alone, so what somebody has
 * got into a text never does. Next and Payload write inline styles in many places.
 */
export function contentSecurityPolicy(isDevelopment: boolean, nonce?: string, storefront?: string): string {
  const scripts = ["'self'", nonce && `'nonce-${nonce}'`, isDevelopment && "'unsafe-eval'"]
  return [
    "default-src 'self'",
    `script-src ${scripts.filter(Boolean).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${isDevelopment ? ' ws: wss:' : ''}`,
    `frame-src 'self'${storefront ? ` ${new URL(storefront).origin}` : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** The other headers of everything that the CMS answers. */
export function securityHeaders(isDevelopment: boolean): { key: string; value: string }[] {
  return [
    // Browsers heed it over https only.
    ...(isDevelopment ? [] : [{ key: 'Strict-Transport-Security', value: 'max-age=31536000' }]),
    { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ]
}
