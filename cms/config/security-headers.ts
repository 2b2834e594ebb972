/**
 * Resources and form targets must belong to the CMS. Frames contain only the CMS and the storefront, for previews.
 * Inline scripts run only with the nonce, so that scripts injected into a text never run. Inline styles are allowed,
 * because Next and Payload use them in many places.
 *
 * @param storefront URL of the storefront
 */
export function contentSecurityPolicy(isDevelopment: boolean, nonce?: string, storefront?: string): string {
  const scripts = ["'self'", nonce && `'nonce-${nonce}'`, isDevelopment && "'unsafe-eval'"]
  const frames = ["'self'", storefront && new URL(storefront).origin]
  return [
    "default-src 'self'",
    `script-src ${scripts.filter(Boolean).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${isDevelopment ? ' ws: wss:' : ''}`,
    `frame-src ${frames.filter(Boolean).join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Returns all security headers except the Content-Security-Policy. */
export function securityHeaders(isDevelopment: boolean): { key: string; value: string }[] {
  return [
    // Browsers ignore this header without HTTPS.
    ...(isDevelopment ? [] : [{ key: 'Strict-Transport-Security', value: 'max-age=31536000' }]),
    { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ]
}
