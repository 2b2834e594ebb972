import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { readCmsEnv } from './config/env.ts'
import { contentSecurityPolicy, securityHeaders } from './config/security-headers.ts'

const isDevelopment = process.env.NODE_ENV === 'development'

/**
 * All but the admin's pages, which have a policy each: see proxy.ts. Two policies would both count. Next's own not-found page is
 * the same for everybody; its scripts don't run, and it shows without them.
 */
const outsideAdmin = '/:path((?!admin(?:/|$)).*)'

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Plain TypeScript of this repository, not built packages.
  transpilePackages: ['@nusa/shared'],
  // One copy for pages and API alike. Bundled, each has its own, an error of one is unknown to the other, and the admin no
  // longer says which field is wrong.
  serverExternalPackages: ['payload'],
  // `npm test` checks them, and all workspaces at once.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
  experimental: {
    // Writing the cache takes half a minute, which only those who build again get back: developers, whose folder has a build.
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

/** A server that lacks something says so and ends before it answers anybody. */
function refuseWhenIncomplete() {
  try {
    readCmsEnv(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/**
 * The same settings without Payload's `Critical-CH`, which makes a browser that is here for the first time ask again before it
 * shows anything, so each first page was made twice. All that is asked for is whether somebody prefers dark pages, and
 * `Accept-CH` gets that from the second page on.
 * @param {import('next').NextConfig} settings
 * @returns {import('next').NextConfig}
 */
function askedForOnce(settings) {
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
  if (phase === PHASE_PRODUCTION_SERVER) refuseWhenIncomplete()
  return askedForOnce(withPayload(config))
}
