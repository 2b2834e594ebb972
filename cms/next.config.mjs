import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { contentSecurityPolicy, securityHeaders } from './config/security-headers.ts'
import { readCmsEnv } from './core/env.ts'

const isDevelopment = process.env.NODE_ENV === 'development'

/**
 * All paths outside of the admin. Admin pages have a separate policy each (see proxy.ts), and browsers would enforce
 * both. Next's own not-found page gets this policy. The scripts of the page do not run, but the page works without
 * them.
 */
const outsideAdmin = '/:path((?!admin(?:/|$)).*)'

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // These are TypeScript sources of this repository, not built packages.
  transpilePackages: ['@nusa/shared', '@nusa/telemetry'],
  // Pages and API must share one copy of Payload. If it is bundled, each has a separate copy that does not recognise
  // the error classes of the other copy, so that the admin cannot show which field is invalid.
  serverExternalPackages: ['payload'],
  // `npm test` checks the types of all workspaces.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
  experimental: {
    // Writing the cache takes half a minute and only speeds up later builds. So it is enabled only if an earlier build
    // exists, as on a developer's machine.
    turbopackFileSystemCacheForBuild: existsSync(fileURLToPath(new URL('.next', import.meta.url))),
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders(isDevelopment) },
    {
      source: outsideAdmin,
      headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy(isDevelopment) }],
    },
  ],
}

/** Exits with an error at the start if an environment variable is missing or invalid. */
function exitIfEnvIsInvalid() {
  try {
    readCmsEnv(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/**
 * Removes Payload's `Critical-CH` header. The header makes a browser repeat its first request, so that the first page
 * would be rendered twice. The header only requests the preference for dark mode, which `Accept-CH` delivers from the
 * second page on.
 * @param {import('next').NextConfig} settings
 * @returns {import('next').NextConfig}
 */
function withoutCriticalHints(settings) {
  return {
    ...settings,
    headers: async () =>
      (await settings.headers?.())?.map((rule) => ({
        ...rule,
        headers: rule.headers.filter(({ key }) => key !== 'Critical-CH'),
      })) ?? [],
  }
}

export default function nextConfig(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) exitIfEnvIsInvalid()
  return withoutCriticalHints(withPayload(config))
}
