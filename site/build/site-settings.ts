import path from 'node:path'
import { cmsAccess } from '../loaders/fetch-export.ts'
import type { SiteSettings } from './build-site.ts'

/**
 * The settings of this process's site: DIST_DIR (dist/), ASTRO_CACHE_DIR (.build/astro), SITE_URL, CMS_URL and CATALOG_TOKEN.
 * Makes the process fit for Astro: it asks whether its folders lie in the working directory, and whoever starts it, React's
 * build for developers must not come into the pages.
 */
export function siteSettings(env: NodeJS.ProcessEnv): SiteSettings {
  const root = path.resolve(import.meta.dirname, '..', '..')
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  process.env.NODE_ENV = 'production'
  process.chdir(root)
  return {
    root,
    cacheDir: path.resolve(root, env.ASTRO_CACHE_DIR || '.build/astro'),
    distDir: path.resolve(root, env.DIST_DIR || 'dist'),
    siteUrl: env.SITE_URL || 'http://localhost:4321',
    cms: cmsAccess(env),
  }
}
