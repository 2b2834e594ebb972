import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { readCmsEnv } from './config/env.ts'

const isDevelopment = process.env.NODE_ENV === 'development'

/** Headers for everything the CMS answers. Framing stays possible for itself: Payload's previews use it. */
const securityHeaders = [
  // Browsers heed it over https only.
  ...(isDevelopment ? [] : [{ key: 'Strict-Transport-Security', value: 'max-age=31536000' }]),
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  // Next and Payload write inline scripts and styles; nothing may come from elsewhere, nothing may be framed or posted away.
  {
    key: 'Content-Security-Policy',
    value: [
      "default-src 'self'",
      `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      `connect-src 'self'${isDevelopment ? ' ws: wss:' : ''}`,
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join('; '),
  },
]

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Plain TypeScript of this repository, not built packages.
  transpilePackages: ['@nusa/shared'],
  // One copy for pages and API alike. Bundled, each has its own, an error of one is unknown to the other, and the admin no
  // longer says which field is wrong.
  serverExternalPackages: ['payload'],
  // `npm run typecheck` checks them, and all workspaces at once.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
}

/** A server that lacks something says so and ends before it answers anybody. */
function refuseWhenIncomplete() {
  try {
    readCmsEnv(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

export default function nextConfig(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) refuseWhenIncomplete()
  return withPayload(config)
}
