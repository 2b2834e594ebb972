import type { Secrets } from '../settings/secrets.ts'
import type { Settings } from '../settings/settings.ts'

export type Environment = Record<string, string | undefined>

export type PublisherAccess = { url: string; token: string }

/** Returns the environment of all programs. It includes the variables of this process, such as SMTP_URL. */
export function createEnvironment(settings: Settings, secrets: Secrets, databaseUrl: string): Environment {
  return {
    ...process.env,
    NUSA_ENV: process.env.NUSA_ENV || 'local',
    ALLOW_EXAMPLE_CONTENT: process.env.ALLOW_EXAMPLE_CONTENT || 'true',
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || secrets.payload,
    CATALOG_TOKEN: process.env.CATALOG_TOKEN || secrets.catalog,
    SITE_URL: settings.siteUrl,
    CMS_URL: settings.cmsUrl,
    SITE_PORT: String(settings.sitePort),
    CMS_PORT: String(settings.cmsPort),
    HOST: settings.host,
    TOOLS_PORT: String(settings.toolsPort),
    DATA_DIR: settings.dataDir,
    MEDIA_DIR: settings.mediaDir,
    OUTBOX_DIR: settings.outboxDir,
    DIST_DIR: settings.distDir,
  }
}

/** Returns the environment of a build for a host. Example settings are allowed only for the demo. */
export function hostEnvironment(env: Environment, isDemo: boolean): Environment {
  return isDemo ? env : { ...env, ALLOW_EXAMPLE_CONTENT: process.env.ALLOW_EXAMPLE_CONTENT }
}

/** Other web pages in the developer's browser cannot call this URL, because it contains a secret. */
export function buildHookUrl({ settings, buildHook }: { settings: Settings; buildHook: string }): string {
  return `${settings.toolsUrl}/hooks/build/${buildHook}`
}
