import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { contentSecurityPolicy, securityHeaders } from './config/security-headers.ts'
import { readCmsEnv } from './core/env.ts'

const isDevelopment = process.env.NODE_ENV === 'development'

/**
 * All paths outside of the admin. Each admin page has its own Content-Security-Policy (see proxy.ts), and a browser
 * would enforce both. Next's own not-found page gets this policy, so its scripts do not run. It works without them.
 */
const pathsOutsideAdmin = '/:path((?!admin(?:/|$)).*)'

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // These are TypeScript sources of this repository, not built packages.
  transpilePackages: ['@nusa/shared', '@nusa/telemetry'],
  // Pages and API must share one copy of Payload. If Next bundles Payload, each has its own copy. One copy does not
  // recognise the error classes of the other, so the admin cannot show which field is invalid.
  serverExternalPackages: ['payload'],
  // `npm test` checks the types of all workspaces.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
  experimental: {
    // Nothing reads source maps of the server. In code that is not minified, stack traces name the functions. Both
    // shorten the build by a third.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    turbopackMinify: { server: false },
    // Writing the cache takes half a minute and only speeds up later builds. The cache is enabled only if an earlier
    // build exists, as on a developer's machine.
    turbopackFileSystemCacheForBuild: existsSync(fileURLToPath(new URL('.next', import.meta.url))),
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders(isDevelopment) },
    {
      source: pathsOutsideAdmin,
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
    headers: async () => {
      const rules = (await settings.headers?.()) ?? []
      return rules.map((rule) => ({ ...rule, headers: rule.headers.filter(({ key }) => key !== 'Critical-CH') }))
    },
  }
}

export default function nextConfig(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) exitIfEnvIsInvalid()
  return withoutCriticalHints(withPayload(config))
}
