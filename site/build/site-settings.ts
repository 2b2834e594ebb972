import path from 'node:path'
import { readCmsAccess } from '../loaders/fetch-export.ts'
import type { SiteSettings } from './build-site.ts'

/**
 * Returns the settings of the site from DIST_DIR (dist/), ASTRO_CACHE_DIR (.build/astro), SITE_URL, CMS_URL and
 * CATALOG_TOKEN.
 *
 * Prepares the process for Astro, which expects its directories inside the working directory. NODE_ENV is always
 * `production`, so that the development build of React never gets into the pages.
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
    cms: readCmsAccess(env),
  }
}
